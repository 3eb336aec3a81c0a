package import ClientCore
package import GameEngine

/// A card, its deck, and the player's progress with it.
package struct DeckCard: Hashable, Sendable {
  package let card: Card
  package let deck: DeckTree.Node
  /// The player's progress with it.
  package let standing: Familiarity

  init(_ card: Card, in deck: DeckTree.Node, progress: PlayerProgress, at instant: Int64) {
    (self.card, self.deck) = (card, deck)
    standing = Familiarity(card.id, progress: progress, at: instant)
  }

  /// The card as games ask it, with the progress. It is made at each call: a deck may have thousands of cards.
  package var word: PlayerWord { PlayerWord(Item(card, pair: deck.pair), standing) }
  /// How hard it is for the player.
  package var difficulty: Difficulty { standing.difficulty }
  /// Whether it was answered before and is worth asking now.
  package var isDue: Bool { standing.daysUntilDue == 0 }
  /// The id without `card/`.
  package var shortID: String { card.id.cardID.map(String.init) ?? card.id.rawValue }
}
