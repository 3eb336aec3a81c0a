/// The ID of a deck. It does not change when the deck is renamed or moved.
package struct DeckID: Hashable, Sendable, Comparable, TextCodable {
  /// The ID as text, usually a UUID in lowercase; empty for `root`.
  package let rawValue: String

  /// The place above all decks.
  package static let root = DeckID("")

  /// Creates an ID from its written form, which is not checked.
  package init(_ rawValue: String) { self.rawValue = rawValue }

  package var description: String { rawValue }

  package static func < (left: DeckID, right: DeckID) -> Bool { left.rawValue < right.rawValue }
}
