package import GameEngine

/// Some of the words that a player has seen, or of the favorites.
package struct WordPageView: Hashable, Codable, Sendable {
  /// The most words of a page.
  package static let mostItems = 500

  /// The words, in the order of the bytes of their IDs.
  package let items: [ItemID]
  /// The cursor of the next page; null on the last one.
  package let next: String?

  /// A page.
  package init(items: [ItemID], next: String?) {
    self.items = items
    self.next = next
  }

  /// A missing cursor is written as null.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(items, forKey: .items)
    try container.encode(next, forKey: .next)
  }
}
