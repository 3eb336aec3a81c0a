import GameEngine
import Journal
import Lexicon

/// An error for the player: one line that says what is wrong and what to do, and the exit code of the process.
package struct ClientError: Error, Hashable, Sendable {
  /// Exit codes, those of `sysexits.h` if there is one.
  package enum Exit: Int32, Sendable {
    /// The command failed.
    case failed = 1
    /// Wrong usage.
    case usage = 64
    /// Bad data in a file.
    case data = 65
    /// A file to read is missing.
    case noInput = 66
    /// A server is not available.
    case unavailable = 69
    /// Not signed in, or refused.
    case noPermission = 77
  }

  /// A stable name.
  package let code: String
  /// The sentence for the player: a fault, a semicolon, a remedy.
  package let message: String
  /// The exit code.
  package let exit: Exit

  /// An error.
  package init(_ code: String, _ message: String, exit: Exit = .failed) {
    self.code = code
    self.message = message
    self.exit = exit
  }

  /// The player's view of an error of this project's modules; nil for any other error.
  package init?(known error: any Error) {
    switch error {
    case let error as ClientError: self = error
    case let error as JournalError: self.init(error)
    case let error as ContentError: self.init(error)
    case let error as DictionaryError: self.init(error)
    case let error as DealingError: self.init(error)
    case let error as RoundCode.Failure: self.init(error)
    case let error as any ClientErrorConvertible: self = error.clientError
    default: return nil
    }
  }

  /// The player's view of any error.
  package init(_ error: any Error) {
    self = ClientError(known: error) ?? ClientError("failed", "\(error)")
  }

  private init(_ error: JournalError) {
    let (message, exit): (String, Exit) =
      switch error {
      case .damaged(let path):
        (
          "\(path) is damaged or is no journal; add --new to keep it aside and begin a new one",
          .data
        )
      case .newer(let path):
        ("\(path) is from a newer wordhoard; update this one to read it", .data)
      case .notWritable(let path):
        ("\(path) cannot be written; give a folder of your own with --home", .failed)
      case .diskFull(let path):
        (
          "no room to write \(path); what was answered before is kept, make room and go on",
          .failed
        )
      case .busy(let path): ("\(path) is in use by another program; try again", .failed)
      case .badImport(let file, let line, let fault):
        ("\(file):\(line): \(ClientError.clause(fault)); nothing was imported", .data)
      case .notExported(let file): ("\(file) cannot be written; choose another place", .failed)
      case .unreadable(let file): ("\(file) cannot be read; check its name", .noInput)
      case .failed(let path, let message): ("\(path): \(message)", .failed)
      }
    self.init(error.code, message, exit: exit)
  }

  private static func clause(_ fault: ImportFault) -> String {
    switch fault {
    case .emptyFile: "the file is empty"
    case .notAJournal: "this is not a journal that wordhoard exported"
    case .newerFormat(let version, let newest):
      "the journal has format \(version); this program reads up to \(newest)"
    case .lineTooLong: "the line is too long"
    case .notAnEvent: "this line is not a whole and valid event"
    }
  }

  private init(_ error: ContentError) {
    switch error.kind {
    case .unreadable: self.init(error.code, "\(error)", exit: .noInput)
    case .malformed:
      self.init(error.code, "\(error); mend the file or install it again", exit: .data)
    }
  }

  private init(_ error: DictionaryError) {
    let message = "\(shownSafely("\(error)", limit: 300)); install the dictionary again"
    switch error.code {
    case .unreadable: self.init(error.code.rawValue, message, exit: .noInput)
    case .malformed: self.init(error.code.rawValue, message, exit: .data)
    }
  }

  private init(_ error: DealingError) {
    switch error {
    case .noWords(let wish):
      self.init(error.code, "there are no words for \(wish); ask for less")
    case .dateOutOfRange(let date, let first):
      self.init(
        error.code, "there is no daily for \(date); the first is of \(first)", exit: .usage)
    case .rulesNotInForce(let rules, let date):
      self.init(
        error.code, "the daily of \(date) was begun under the rules \(rules); update wordhoard")
    case .unknownForm(let name):
      let known = Forms.all.map(\.id.rawValue).joined(separator: ", ")
      self.init(
        error.code, "\(name) is no form of question; known are \(known)", exit: .usage)
    }
  }

  private init(_ error: RoundCode.Failure) {
    switch error {
    case .malformed:
      self.init(error.code, "this is no round code; check each letter of it", exit: .usage)
    case .tooNew:
      self.init(error.code, "this code is from a newer wordhoard; update this one", exit: .usage)
    case .otherEdition(let edition):
      self.init(
        error.code,
        "this code is for edition \(edition) of the words, which is not here; update wordhoard",
        exit: .usage)
    case .otherSource(let source):
      self.init(
        error.code, "this code is for the words of \(source), not for these", exit: .usage)
    case .itemsMissing(let source, let count):
      self.init(
        error.code,
        "\(counted(count, "item")) of this code's round \(count == 1 ? "is" : "are") not in your \(source); "
          + "ask your friend for them",
        exit: .usage)
    }
  }
}
