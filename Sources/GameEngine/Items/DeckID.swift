/// The id of a deck. It stays the same when the deck is renamed or moved.
package struct DeckID: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The written form.
  package let rawValue: String

  /// The place above all decks.
  package static let root = DeckID("")

  /// An ID in its written form, which is not checked.
  package init(_ rawValue: String) { self.rawValue = rawValue }

  package var description: String { rawValue }

  package static func < (left: DeckID, right: DeckID) -> Bool { left.rawValue < right.rawValue }
}

extension DeckID: Codable {
  package init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(String.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
