import ClientCore
import GameEngine

extension DeckTree {
  /// The entries that create a deck and its missing enclosing decks, the outermost first, with
  /// their paths; and the id of the deck. The list is empty if the deck exists.
  ///
  /// - Parameter isTaken: whether a deck has this id, even a removed one.
  func newDecks(
    to path: DeckPath, isTaken: (DeckID) throws -> Bool
  ) rethrows -> (decks: [(path: DeckPath, entry: DeckEntry)], id: DeckID) {
    var (decks, parent): ([(path: DeckPath, entry: DeckEntry)], DeckID) = ([], .root)
    for depth in 1...path.names.count {
      let own = DeckPath(Array(path.names.prefix(depth)))
      if let node = self[own] {
        parent = node.id
        continue
      }
      var attempt = 0
      while try isTaken(DeckID(path: own, attempt: attempt)) { attempt += 1 }
      var entry = DeckEntry(deck: DeckID(path: own, attempt: attempt))
      entry.name = own.name
      entry.parent = parent
      decks.append((own, entry))
      parent = entry.deck
    }
    return (decks, parent)
  }
}
