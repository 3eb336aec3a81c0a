package import GameEngine

/// A page of the words that a player has seen, or of the favorites.
package struct WordPageView: Hashable, Codable, Sendable {
  /// The largest number of words on a page.
  package static let mostItems = 500

  /// The IDs of the words, in byte order.
  package let items: [ItemID]
  /// The cursor of the next page; nil on the last page.
  package let next: String?

  package init(items: [ItemID], next: String?) {
    self.items = items
    self.next = next
  }

  /// Encodes a missing cursor as null.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(items, forKey: .items)
    try container.encode(next, forKey: .next)
  }
}
