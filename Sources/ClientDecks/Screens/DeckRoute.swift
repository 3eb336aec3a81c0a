import GameEngine

/// The screens that only deck screens open.
enum DeckRoute: Sendable {
  /// A session with cards of the deck at a path. Asks for their number first.
  case learn(deck: String)
  /// Cards to turn over one by one; `place` is an index of the list.
  case flip([ItemID], place: Int)
  /// The choice of Wordhoard's words for the deck at a path.
  case starter(deck: String)
  /// The choice of languages for the deck at a path.
  case pair(deck: String)
  /// The import of a file with cards.
  case importCards
}
