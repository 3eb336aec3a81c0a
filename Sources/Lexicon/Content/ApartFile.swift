package import GameEngine

/// `derived/apart.tsv`: the words that no daily asks together, and those of a holiday.
///
/// One line per word, in the order of the IDs: the ID, the IDs of the words that are kept apart from it,
/// separated by commas, and the holiday. Either may be empty.
package enum ApartFile {
  /// The path of the file within a pack.
  package static let name = "derived/apart.tsv"

  private static let header = """
    # Words that no daily asks together, and words of holidays; see "Words kept apart" in docs/content.md.
    # Made from the words and WordNet 3.0 by: wordhoard-author update

    """

  /// The text of a file with these limits.
  package static func text(of limits: DailyLimits) -> String {
    let ids = Set(limits.apart.keys).union(limits.holidays.keys).sorted()
    return header
      + ids.map { id in
        let others = (limits.apart[id] ?? []).sorted().map(\.rawValue).joined(separator: ",")
        return "\(id)\t\(others)\t\(limits.holidays[id]?.rawValue ?? "")\n"
      }.joined()
  }

  /// The limits in the bytes of a file; malformed lines are left out.
  package static func limits(in bytes: [UInt8]) -> DailyLimits {
    var apart: [ItemID: Set<ItemID>] = [:]
    var holidays: [ItemID: Holiday] = [:]
    for line in bytes.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      guard fields.count == 3 else { continue }
      let id = ItemID(String(decoding: fields[0], as: UTF8.self))
      let others = fields[1].split(separator: UInt8(ascii: ","))
        .map { ItemID(String(decoding: $0, as: UTF8.self)) }
      if !others.isEmpty { apart[id] = Set(others) }
      holidays[id] = Holiday(rawValue: String(decoding: fields[2], as: UTF8.self))
    }
    return DailyLimits(apart: apart, holidays: holidays)
  }

  /// Writes the file into a pack, in one step: a reader sees the old file or the new one.
  ///
  /// - Throws: `ContentError` if it cannot be written.
  package static func write(_ limits: DailyLimits, pack directory: String) throws(ContentError) {
    try TextFile.write(text(of: limits), path: "\(directory)/\(name)")
  }
}
