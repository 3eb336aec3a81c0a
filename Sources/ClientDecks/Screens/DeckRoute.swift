import GameEngine

/// The screens that only screens of decks open.
enum DeckRoute: Sendable {
  /// A session with cards of the deck at a path, after a question for their number.
  case learn(deck: String)
  /// Cards to turn over one after the other; `place` is an index of the list.
  case flip([ItemID], place: Int)
  /// Our words for the deck at a path.
  case starter(deck: String)
  /// The languages of the deck at a path.
  case pair(deck: String)
  /// The import of cards.
  case importCards
}
