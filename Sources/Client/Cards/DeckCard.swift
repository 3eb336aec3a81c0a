package import GameEngine

/// A card, its deck, and the player's progress with it.
package struct DeckCard: Hashable, Sendable {
  package let card: Card
  package let deck: DeckTree.Node
  /// The card as games ask it, with the progress.
  package let word: PlayerWord

  init(_ card: Card, in deck: DeckTree.Node, progress: PlayerProgress, at instant: Int64) {
    self.card = card
    self.deck = deck
    word = PlayerWord(Item(card, pair: deck.pair), progress: progress, at: instant)
  }

  /// How hard it is for the player.
  package var difficulty: Difficulty { word.difficulty }
  /// Whether it was answered before and is worth asking now.
  package var isDue: Bool { word.daysUntilDue == 0 }
  /// The id without `card/`.
  package var shortID: String { card.id.cardID.map(String.init) ?? card.id.rawValue }
}
