package import GameEngine
package import Journal

extension CardShelf {
  /// The cards of some decks that have each of some tags, or tags below them, the latest first.
  ///
  /// - Throws: `JournalError`.
  package func cards(with tags: [CardTag], in decks: Set<DeckID>) throws(JournalError) -> [ItemID] {
    try cards { own in tags.allSatisfy { own.contains(where: $0.covers) } }
      .filter { decks.contains($0.deck) }.map(\.id)
  }
}
