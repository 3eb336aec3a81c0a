import GameEngine
import Journal
import Lexicon
import Messages

/// The errors of our other modules.
extension ClientError {
  /// An error of one of our modules; nil for any other.
  package init?(known error: any Error) {
    switch error {
    case let error as ClientError: self = error
    case let error as JournalError: self.init(error)
    case let error as ContentError: self.init(error)
    case let error as WordNetError: self.init(error)
    case let error as DictionaryError: self.init(error)
    case let error as DealingError: self.init(error)
    case let error as RoundCode.Failure: self.init(error)
    case let error as any ClientErrorConvertible: self = error.clientError
    default: return nil
    }
  }

  private init(_ error: JournalError) {
    switch error {
    case .damaged(let path):
      self.init(
        .journalDamaged, "\(path) is damaged or not a journal",
        remedy: "add --new to keep it aside and begin a new one", exit: .data)
    case .newer(let path):
      self.init(
        .journalNewer, "\(path) is from a newer wordhoard", remedy: "update wordhoard to read it",
        exit: .data)
    case .notWritable(let path):
      self.init(
        .journalNotWritable, "\(path) cannot be written",
        remedy: "give a folder of your own with --home")
    case .foreign(let path):
      self.init(
        .homeForeign, "\(path) belongs to another user",
        remedy: "run wordhoard as that user, or give a folder of your own with --home")
    case .foreignPart(let path):
      self.init(
        .homeForeign, "\(path) belongs to another user",
        remedy: "make it yours with `chown`, or remove it")
    case .exposed(let path):
      self.init(
        .homeExposed, "other users can change \(path)", remedy: "run `chmod go-w` on it",
        exit: .data)
    case .diskFull(let path):
      self.init(
        .diskFull, "there is no room to write \(path)",
        remedy: "earlier answers are kept; make room and continue")
    case .busy(let path):
      self.init(.journalBusy, "\(path) is in use by another program", remedy: "try again")
    case .badImport(let file, let line, let fault):
      self.init(
        .importMalformed, "\(file):\(line): \(ClientError.phrase(for: fault))",
        remedy: "nothing was imported", exit: .data)
    case .notExported(let file):
      self.init(.exportNotWritable, "\(file) cannot be written", remedy: "choose another place")
    case .unreadable(let file):
      self.init(
        .importUnreadable, "\(file) cannot be read", remedy: "check its name", exit: .noInput)
    case .failed(let path, let message):
      self.init(.journalFailed, Phrase(verbatim: "\(path): \(message)"))
    }
  }

  private static func phrase(for fault: ImportFault) -> Phrase {
    switch fault {
    case .emptyFile: Phrase("the file is empty")
    case .notAJournal: Phrase("this is not a journal that wordhoard exported")
    case .newerFormat(let version, let newest):
      Phrase("the journal has format \(version); this program reads up to \(newest)")
    case .lineTooLong: Phrase("the line is too long")
    case .notAnEvent: Phrase("this line is not a whole and valid event")
    }
  }

  private init(_ error: ContentError) {
    let fault = Phrase(verbatim: "\(error)")
    switch error.kind {
    case .unreadable: self.init(.contentUnreadable, fault, exit: .noInput)
    case .malformed:
      self.init(
        .contentMalformed, fault, remedy: "correct the file or install it again", exit: .data)
    }
  }

  private init(_ error: WordNetError) {
    let code: Code =
      switch error {
      case .missing: .wordNetMissing
      case .unreadable: .wordNetUnreadable
      }
    self.init(
      code, Phrase(verbatim: "\(error)"), remedy: "install wordnet-base", exit: .noInput)
  }

  private init(_ error: DictionaryError) {
    let (code, exit): (Code, Exit) =
      switch error.code {
      case .unreadable: (.dictionaryUnreadable, .noInput)
      case .malformed: (.dictionaryMalformed, .data)
      }
    self.init(
      code, Phrase(verbatim: shortened("\(error)", to: 300)),
      remedy: "install the dictionary again", exit: exit)
  }

  private init(_ error: DealingError) {
    switch error {
    case .noWords(let need):
      self.init(
        .noWords, "there are no words for \(ClientError.phrase(for: need))",
        remedy: "choose another level or category")
    case .dateOutOfRange(let date, let first, let last):
      self.init(
        .dateOutOfRange, "there is no daily for \(date)",
        remedy: "the first is that of \(first), the last that of \(last)", exit: .usage)
    case .rulesNotInForce(let rules, let date):
      self.init(
        .rulesNotInForce, "the daily of \(date) was begun under the rules \(rules)",
        remedy: "update wordhoard")
    case .unknownForm(let name):
      let known = Forms.all.map(\.id.rawValue).joined(separator: ", ")
      self.init(
        .unknownForm, "unknown form \"\(name)\"", remedy: "choose one of \(known)", exit: .usage)
    }
  }

  private static func phrase(for need: DealingError.Need) -> Phrase {
    switch need {
    case .run: return Phrase("a run")
    case .session: return Phrase("a session")
    case .level(let level): return Phrase("level \(level.rawValue)")
    case .round(let forms, let level, let category):
      var parts = forms.map { NameTexts.phrase(of: $0) }
      if let level { parts.append(Phrase("level \(level.rawValue)")) }
      if let category {
        parts.append(Phrase("category \(NameTexts.phrase(ofCategory: category))"))
      }
      guard let first = parts.first else { return Phrase("a round") }
      return parts.dropFirst().reduce(first) { "\($0), \($1)" }
    }
  }

  private init(_ error: RoundCode.Failure) {
    switch error {
    case .malformed:
      self.init(
        .codeMalformed, "this is not a round code", remedy: "check each character", exit: .usage)
    case .tooNew:
      self.init(
        .codeTooNew, "this code is from a newer wordhoard", remedy: "update wordhoard",
        exit: .usage)
    case .otherEdition(let edition):
      self.init(
        .codeOtherEdition, "this code is for edition \(edition) of the words, which is not here",
        remedy: "update wordhoard", exit: .usage)
    case .otherPack:
      self.init(
        .codeOtherSource, "this code is for other words than those that are installed here",
        remedy: "update wordhoard, here or where the code was made", exit: .data)
    case .otherCourse(let course):
      self.init(
        .codeOtherSource, "this code is for the course \(course.rawValue), which is not installed",
        exit: .data)
    case .otherSource(let source):
      self.init(
        .codeOtherSource, "this code is for the words of \(source.rawValue), not for these",
        exit: .data)
    case .itemsMissing(let source, let count):
      let name = source.rawValue
      let one = Phrase("\(count) item of this code's round is not in your \(name)")
      let other = Phrase("\(count) items of this code's round are not in your \(name)")
      self.init(
        .codeItemsMissing, "\(count: count, one, other)", remedy: "ask your friend for the deck",
        exit: .usage)
    }
  }
}
