import FoundationEssentials
import GameEngine
import Lexicon

/// A word that is allowed in the pack although WordNet does not contain it, with the reason.
struct LintException: Hashable, Sendable {
  /// The path of the exceptions within a pack; each line is the ID of a word, a tab and the reason.
  static let fileName = "exceptions.tsv"

  /// The ID of the word.
  let id: ItemID
  /// The reason why it is allowed.
  let reason: String
  /// Its line in the file, from 1.
  let line: Int

  /// Reads the exceptions of a pack; none if there is no such file.
  ///
  /// - Throws: `ContentError` for the first faulty line.
  static func read(pack directory: String) throws(ContentError) -> [LintException] {
    let path = "\(directory)/\(fileName)"
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    var exceptions: [LintException] = []
    for (line, text) in try TextFile.lines(path: path) {
      let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 2, !fields[0].isEmpty, fields[1].contains(where: \.isLetter) else {
        throw ContentError(
          .malformed, file: fileName, line: line,
          "an exception is the id of a word, a tab and a reason")
      }
      exceptions.append(
        LintException(id: ItemID(String(fields[0])), reason: String(fields[1]), line: line))
    }
    return exceptions
  }
}
