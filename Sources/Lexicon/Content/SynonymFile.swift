package import GameEngine

/// `derived/synonyms.tsv`: the results of `SynonymBuilder`.
///
/// One line per word that can be asked, in the order of the IDs: the ID, then the choices of one question after the
/// other, with tabs between them and commas between choices. The right choice comes first.
package enum SynonymFile {
  /// The path of the file within a pack.
  package static let name = "derived/synonyms.tsv"

  private static let header = """
    # The choices of synonym questions, the right one first; see "Synonym questions" in docs/content.md.
    # Made from WordNet 3.0 and derived/levels.tsv by: wordhoard-author update

    """

  /// The text of a file with these choices.
  package static func text(of choices: [ItemID: [[String]]]) -> String {
    var text = header
    for (id, lists) in choices.sorted(by: { $0.key < $1.key }) where !lists.isEmpty {
      text += "\(id)\t\(lists.map { $0.joined(separator: ",") }.joined(separator: "\t"))\n"
    }
    return text
  }

  /// The ID and the choices in a line; nil if it is malformed.
  static func choices(line: some Sequence<UInt8>) -> (ItemID, [[String]])? {
    let fields = String(decoding: Array(line), as: UTF8.self)
      .split(separator: "\t", omittingEmptySubsequences: false)
    let lists = fields.dropFirst().map { field in
      field.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let isSound = lists.allSatisfy { $0.count == 4 && $0.allSatisfy(isPlainWord) }
    guard let id = fields.first, !id.isEmpty, !lists.isEmpty, isSound else { return nil }
    return (ItemID(String(id)), lists)
  }

  /// Writes the file into a pack, in one step: a reader sees the old file or the new one.
  ///
  /// - Throws: `ContentError` if it cannot be written.
  package static func write(
    _ choices: [ItemID: [[String]]], pack directory: String
  ) throws(ContentError) {
    try TextFile.write(text(of: choices), path: "\(directory)/\(name)")
  }
}
