import GameEngine
import Lexicon

/// What a dictionary says of a word; as `--json` prints it.
struct DictionaryAnswer: Encodable, Sendable {
  let dictionary: String
  let title: String
  let license: String?
  let entries: [DictionaryEntry]
  /// The ids of the other dictionaries that have the word.
  let others: [String]

  /// An answer of the shelf.
  init(_ answer: DictionaryShelf.Answer) {
    dictionary = answer.info.id
    title = answer.info.title
    license = DictionaryLicense.name(of: answer.find)
    entries = answer.entries
    others = answer.others
  }

  /// Where it is from, in a line.
  var source: String {
    let license = license.map { ", \($0)" } ?? ""
    return shownSafely("\(title) (\(dictionary)\(license))", limit: 300)
  }

  /// Where else the word is, to stand behind the source; empty where that is nowhere.
  var elsewhere: String { others.isEmpty ? "" : "; also in \(others.joined(separator: ", "))" }
}
