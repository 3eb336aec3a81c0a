import Client
import Foundation
import GameEngine
import Lexicon
import ScoreAPI

extension Wordhoard {
  /// The id that our own words have beside the dictionaries.
  static let ownDictionary = "wordhoard"

  /// Prints what dictionaries say of a word.
  ///
  /// - Parameter id: the dictionary; nil asks all, and prints the first that has it.
  /// - Throws: `ClientError` where none has it, or there is no such dictionary.
  func defineElsewhere(_ text: String, in id: String?) throws {
    let progress = try progress()
    let line = ProgressLine(host: host)
    let answer: DictionaryAnswer
    do {
      defer { line.clear() }
      answer = try lookedUpElsewhere(text, in: id, progress) {
        line.show($0)
      } remark: {
        host.errors.write("wordhoard: \($0)\n")
      }
    }
    try print(answer) {
      let hint = answer.others.isEmpty ? "" : " (--dictionary ID)"
      let source = wrapped(answer.source + answer.elsewhere + hint, width: width, indent: 2)
      let facts = answer.facts.map { wrapped($0, width: width, indent: 2) + "\n" } ?? ""
      guard !Settings(progress).spoken else {
        return answer.entries.map { wrapped($0.spoken, width: width) + "\n" }.joined()
          + (answer.facts.map { "It has \($0).\n" } ?? "")
          + "From \(source.trimmingCharacters(in: .whitespaces)).\n"
      }
      let style = style(progress)
      return answer.entries.map { $0.told(style: style, width: width) }.joined(separator: "\n")
        + style(.aside, facts + source) + "\n"
    }
    note(answer.item)
  }

  /// What dictionaries say of a word, or of what it is a form of.
  ///
  /// - Parameters:
  ///   - id: the dictionary; nil asks all, and takes the first that has it.
  ///   - showing: takes what goes on where it takes long, in a few words.
  ///   - remark: takes what was passed over, as a sentence without its end.
  /// - Throws: `ClientError` where none has it, there is no such dictionary, or the one that was asked is
  ///   damaged.
  func lookedUpElsewhere(
    _ text: String, in id: String? = nil, _ progress: PlayerProgress,
    showing: (String) -> Void = { _ in }, remark: (String) -> Void = { _ in }
  ) throws(ClientError) -> DictionaryAnswer {
    let finds: [DictionaryFinder.Find]
    if let id {
      finds = [try installed(id)]
    } else {
      finds = shelf.finds(preferring: Settings(progress).dictionaries)
    }
    let wanted = headwordKey(text)
    guard !wanted.isEmpty else { throw unknownWord(normalizedAnswer(text)) }
    var faults: [DictionaryShelf.Fault] = []
    let answer = shelf.answer(wanted, from: finds) { id, share in
      showing(sorting(id, share))
    } faults: {
      faults.append($0)
    }
    if let id, let fault = faults.first(where: { $0.id == id }) { throw ClientError(fault.error) }
    for fault in faults { remark(passedOver(fault.id, fault.error)) }
    guard let answer else { throw missing(wanted, finds, asked: id) }
    let isEnglish = answer.info.from == "eng"
    return DictionaryAnswer(
      answer, rank: isEnglish ? levels?.entry(of: answer.form) : nil,
      pronunciations: isEnglish
        ? CMUDictionary(folders: options.dataFolders)?.pronunciations(of: answer.form) ?? [] : [])
  }

  /// A dictionary with how it goes on where that takes long; nil where it is damaged, which is remarked.
  func openedDictionary(_ find: DictionaryFinder.Find) -> (any ReferenceDictionary)? {
    let line = ProgressLine(host: host)
    do {
      defer { line.clear() }
      return try shelf.open(find) { line.show(sorting(find.id, $0)) }
    } catch {
      host.errors.write("wordhoard: \(passedOver(find.id, error))\n")
      return nil
    }
  }

  private func sorting(_ id: String, _ share: Double) -> String {
    "sorting the words of \(id), once only: \(Int(100 * share)) %"
  }

  private func passedOver(_ id: String, _ error: DictionaryError) -> String {
    "\(shownSafely("\(error)", limit: 300)); the dictionary \(id) is passed over"
  }

  /// The dictionary with an id.
  private func installed(_ id: String) throws(ClientError) -> DictionaryFinder.Find {
    if let find = shelf.finds.first(where: { $0.id == id }) { return find }
    let known = ([Wordhoard.ownDictionary] + shelf.finds.map(\.id)).joined(separator: ", ")
    // FreeDict's pairs are all named alike, as Debian names their packages.
    let isPair = id.wholeMatch(of: /freedict-[a-z]{3}-[a-z]{3}/) != nil
    let more = isPair ? "; `sudo apt install dict-\(id)` adds it" : ""
    throw ClientError(
      "unknown_dictionary",
      "\(shownSafely(id, limit: 40)) is not installed; there are \(known)\(more)", exit: .usage)
  }

  private func missing(
    _ word: String, _ finds: [DictionaryFinder.Find], asked: String?
  ) -> ClientError {
    let shown = shownSafely(word, limit: 40)
    // Where one dictionary was asked, only what that one has.
    let dictionary = asked == nil ? nil : finds.first.flatMap { try? shelf.open($0) }
    let near = nearWords(word, in: dictionary)
    let hint = near.isEmpty ? "check its spelling" : "did you mean \(near.joined(separator: ", "))?"
    if let asked { return ClientError("unknown_word", "\(asked) does not have \(shown); \(hint)") }
    let count = counted(finds.count, "dictionary", "dictionaries")
    let error =
      finds.isEmpty
      ? unknownWord(word).message
      : "neither our words nor \(count) here have \(shown); \(hint)"
    // What is missing is told where it is missed; `data` has the whole list.
    let more =
      shelf.wordNet == nil ? " (`sudo apt install wordnet-base` adds 147,306 words)" : ""
    return ClientError("unknown_word", error + more)
  }
}
