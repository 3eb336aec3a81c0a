package import GameEngine
import Kit

/// `glosses/LANGUAGE.tsv`: what the commonest words mean in another language, for those who cannot read their
/// definitions yet.
///
/// A line has the ID of a word, a tab, and one to three equivalents of its main sense, the best first, separated by
/// `, `. Comments begin with `#`.
package enum GlossFile {
  /// The folder of the files within a pack.
  package static let folder = "glosses"
  /// The longest gloss, in characters.
  package static let longest = 40

  /// The path of the file of a language within a pack; nil for a tag that is no plain language, such as `de`.
  package static func name(of language: String) -> String? {
    let isPlain =
      (2...3).contains(language.utf8.count)
      && language.allSatisfy { ("a"..."z").contains($0) }
    return isPlain ? "\(folder)/\(language).tsv" : nil
  }

  /// The glosses in a file, by word.
  ///
  /// - Throws: `ContentError` if the file cannot be read, or with the first malformed line.
  package static func glosses(path: String) throws(ContentError) -> [ItemID: String] {
    try glosses(of: TextFile.bytes(path: path), path: path)
  }

  /// The same from the bytes of a file; `path` is its name in errors.
  package static func glosses(
    of bytes: [UInt8], path: String
  ) throws(ContentError) -> [ItemID: String] {
    var glosses: [ItemID: String] = [:]
    for (number, text) in try TextFile.lines(of: bytes, path: path) {
      let fields = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 2, !fields[0].isEmpty, (1...longest).contains(fields[1].count),
        StreamSafety.allows(utf8: Array(text.utf8)),
        !hasHiddenCharacter(text.replacing("\t", with: ""))
      else {
        throw ContentError(
          .malformed, file: path, line: number,
          "a line has the ID of a word, a tab, and at most \(longest) characters of meaning")
      }
      guard glosses.updateValue(fields[1], forKey: ItemID(fields[0])) == nil else {
        throw ContentError(
          .malformed, file: path, line: number, "\(fields[0]) has a gloss already")
      }
    }
    return glosses
  }
}
