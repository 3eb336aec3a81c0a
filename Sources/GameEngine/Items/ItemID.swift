/// The id of an item, `LANG/headword/pos` such as `en/bank/noun`; editing a word never changes it.
package struct ItemID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The id as it is written.
  package let rawValue: String

  /// An id as it was read; its form is not checked, since other programs may have made it.
  package init(_ rawValue: String) { self.rawValue = rawValue }

  /// The id of a term.
  package init(language: String = "en", term: String, partOfSpeech: PartOfSpeech) {
    // By hand, which takes half the time: every start makes thousands of them.
    var id = ""
    id.reserveCapacity(
      language.utf8.count + term.utf8.count + partOfSpeech.rawValue.utf8.count + 2)
    id += language
    id += "/"
    id += term
    id += "/"
    id += partOfSpeech.rawValue
    rawValue = id
  }

  /// The term inside the id, or the whole id where it has another form. Headwords of dictionaries may have
  /// slashes, as `and/or` has.
  package var term: String {
    let parts = rawValue.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count >= 3 ? parts[1..<(parts.count - 1)].joined(separator: "/") : rawValue
  }

  /// How many bytes the term has; for terms of plain letters that is their number.
  var termLength: Int {
    let bytes = rawValue.utf8
    guard let first = bytes.firstIndex(of: UInt8(ascii: "/")),
      let last = bytes.lastIndex(of: UInt8(ascii: "/")), first < last
    else { return bytes.count }
    return bytes.distance(from: first, to: last) - 1
  }

  package var description: String { rawValue }

  package static func < (left: ItemID, right: ItemID) -> Bool { left.rawValue < right.rawValue }
}

extension ItemID: Codable {
  package init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(String.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
