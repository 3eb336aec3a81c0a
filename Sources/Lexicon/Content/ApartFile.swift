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

  /// Words that are kept apart and words of holidays, by their IDs.
  package typealias Words = (apart: [ItemID: Set<ItemID>], holidays: [ItemID: Holiday])

  /// The text of a file.
  package static func text(of words: Words) -> String {
    let ids = Set(words.apart.keys).union(words.holidays.keys).sorted()
    return header
      + ids.map { id in
        let others = (words.apart[id] ?? []).sorted().map(\.rawValue).joined(separator: ",")
        return "\(id)\t\(others)\t\(words.holidays[id]?.rawValue ?? "")\n"
      }.joined()
  }

  /// The limits in the bytes of a file; malformed lines are left out.
  package static func limits(in bytes: [UInt8]) -> DailyLimits {
    var apart: [UInt64: [UInt64]] = [:]
    var holidays: [UInt64: Holiday] = [:]
    apart.reserveCapacity(bytes.count / 100)
    bytes.withUnsafeBytes { bytes in
      // Splitting lines and fields would take twice as long as one pass.
      var (start, field) = (0, 0)
      var id: UInt64 = 0
      var others: [UInt64] = []
      for (place, byte) in bytes.enumerated() where byte == tab || byte == comma || byte == newline
      {
        let text = UnsafeRawBufferPointer(rebasing: bytes[start..<place])
        start = place + 1
        switch field {
        case 0: id = stableHash(text)
        case 1 where !text.isEmpty: others.append(stableHash(text))
        // Comparing a text with thousands of marks on one letter takes seconds.
        case 2 where (1...longestHoliday).contains(text.count):
          holidays[id] = Holiday(rawValue: String(decoding: text, as: UTF8.self))
        default: break
        }
        if byte == tab { field += 1 }
        guard byte == newline else { continue }
        if field == 2, !others.isEmpty { apart[id] = others }
        field = 0
        others.removeAll()
      }
    }
    return DailyLimits(apart: apart, holidays: holidays)
  }

  /// Writes the file into a pack, in one step: a reader sees the old file or the new one.
  ///
  /// - Throws: `ContentError` if it cannot be written.
  package static func write(_ words: Words, pack directory: String) throws(ContentError) {
    try TextFile.write(text(of: words), path: "\(directory)/\(name)")
  }
}

/// The longest name of a holiday, in bytes.
private let longestHoliday = 40
private let tab = UInt8(ascii: "\t")
private let comma = UInt8(ascii: ",")
private let newline = UInt8(ascii: "\n")
