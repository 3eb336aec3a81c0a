import FoundationEssentials
package import GameEngine

/// `derived/neighbours.tsv`: the results of `NeighbourBuilder`, so that no game needs WordNet.
///
/// One line per word, in the order of the IDs: id, related headwords, synonyms, lookalikes, anagrams and, if it is
/// known, the kind, with tabs between them and commas within all but the first, the lists sorted. A word without
/// neighbours and kind has no line.
package enum NeighbourFile {
  /// The path of the file within a pack.
  package static let name = "derived/neighbours.tsv"

  private static let header = """
    # What stands too near to a word; see "Neighbours" in docs/content.md.
    # Made from WordNet 3.0 and an English word list (SCOWL) by: wordhoard-author update
    # id, related headwords, synonyms, lookalikes, anagrams, field and usage and parent

    """

  /// Marks a missing usage or parent.
  static let nothing = "none"

  /// Reads a file; if it does not exist, the pack has no neighbours.
  ///
  /// - Throws: `ContentError` if the file cannot be read, or for the first faulty line.
  package static func read(path: String) throws(ContentError) -> [ItemID: Neighbours] {
    guard FileManager.default.fileExists(atPath: path) else { return [:] }
    return try parse(try TextFile.bytes(path: path), file: path)
  }

  /// Reads the bytes of a file; `file` is its name in errors.
  ///
  /// - Throws: `ContentError` for the first faulty line.
  package static func parse(
    _ bytes: [UInt8], file: String
  ) throws(ContentError) -> [ItemID: Neighbours] {
    var parser = NeighbourParser(bytes: bytes, file: file)
    return try parser.parse()
  }

  /// The text of a file with these neighbours.
  package static func text(of neighbours: [ItemID: Neighbours]) -> String {
    var text = header
    for (id, near) in neighbours.sorted(by: { $0.key < $1.key }) where near != .none {
      var lists = [near.related.sorted(), near.synonyms, near.lookalikes, near.anagrams]
      if let kind = near.kind {
        lists.append([kind.field] + [kind.usage, kind.parent].map { $0.isEmpty ? nothing : $0 })
      }
      text += "\(id)\t\(lists.map { $0.joined(separator: ",") }.joined(separator: "\t"))\n"
    }
    return text
  }

  /// Writes the file into a pack, in one step: a reader sees the old file or the new one.
  ///
  /// - Throws: `ContentError` if it cannot be written.
  package static func write(
    _ neighbours: [ItemID: Neighbours], pack directory: String
  ) throws(ContentError) {
    try TextFile.write(text(of: neighbours), path: "\(directory)/\(name)")
  }
}
