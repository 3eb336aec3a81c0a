package import ClientCore
package import GameEngine

/// A card, its deck, and the player's progress with it.
package struct DeckCard: Hashable, Sendable {
  package let card: Card
  package let deck: DeckTree.Node
  /// The difficulty, progress and retrievability of the card now.
  package let standing: Familiarity

  init(_ card: Card, in deck: DeckTree.Node, progress: PlayerProgress, at time: StudyTime) {
    (self.card, self.deck) = (card, deck)
    standing = Familiarity(
      card.id, progress: progress, at: time,
      goal: deck.goal.goal(usual: Settings(progress).goals.cards))
  }

  /// The card and its progress as games use them. Computed at each call, because a deck may contain
  /// thousands of cards.
  package var word: PlayerWord { PlayerWord(Item(card, pair: deck.pair), standing) }
  /// Whether it was ever asked, or came with a memory.
  package var isAnswered: Bool { standing.state.memory != nil }
  /// The card's difficulty for the player.
  package var difficulty: Difficulty { standing.difficulty }
  /// Whether it was answered before and should be asked now. A suspended card is never due.
  package var isDue: Bool { standing.daysUntilDue == 0 && !card.isSuspended }
  /// Whether it is forgotten again and again, and asked all the same.
  package var isLeech: Bool { standing.state.isLeech && !card.isSuspended }
  /// The id without its prefix `card/`.
  package var shortID: String { card.id.cardID.map(String.init) ?? card.id.rawValue }
}
