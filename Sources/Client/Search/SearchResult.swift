package import GameEngine

/// A word, card or deck that was found.
package struct SearchResult: Hashable, Sendable {
  /// What it is.
  package enum Target: Hashable, Sendable {
    /// A word or a card.
    case item(ItemID)
    /// The deck at a path.
    case deck(String)
  }

  package let kind: SearchKind
  package let target: Target
  /// The term of a word or card, the name of a deck.
  package let title: String
  /// The text in which the words were found, else the definition.
  package let excerpt: String
  /// The deck of a card, the deck around a deck, the category of a word; empty for none.
  package let place: String

  /// The id of a word or card, the path of a deck.
  package var id: String {
    switch target {
    case .item(let id): id.rawValue
    case .deck(let path): path
    }
  }
}
