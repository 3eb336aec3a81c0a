package import GameEngine
package import Journal

extension [CardTag] {
  /// The cards of some decks that have each of these tags, or tags below them, the latest first.
  ///
  /// - Throws: `JournalError`.
  package func cards(on shelf: CardShelf, in decks: Set<DeckID>) throws(JournalError) -> [ItemID] {
    try shelf.cards { own in allSatisfy { own.contains(where: $0.covers) } }
      .filter { decks.contains($0.deck) }.map(\.id)
  }
}
