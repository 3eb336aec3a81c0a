package import GameEngine
import Kit
import SQLite

extension CardShelf {
  /// The tags of the cards of some decks, with the number of cards that have each.
  ///
  /// - Throws: `JournalError`.
  package func tags(in decks: Set<DeckID>) throws(JournalError) -> [String: Int] {
    try CardTables.read(journal) { db in
      var counts: [String: Int] = [:]
      try db.forEach(
        """
        SELECT tags, deck, count(*) FROM card WHERE shown = 1 AND tags <> '' GROUP BY tags, deck
        """
      ) { row in
        guard decks.contains(DeckID(row.text(1))) else { return }
        for tag in Set(LinesText.lines(row.text(0))) { counts[tag, default: 0] += row.int(2) }
      }
      return counts
    }
  }

  /// The cards whose tags are wanted, with their decks, the latest first.
  ///
  /// - Parameter isWanted: takes the tags of a card. It is called once for cards with the same tags.
  /// - Throws: `JournalError`.
  package func cards(
    tagged isWanted: ([String]) -> Bool
  ) throws(JournalError) -> [(id: ItemID, deck: DeckID)] {
    try CardTables.read(journal) { db in
      var (cards, known): ([(id: ItemID, deck: DeckID)], [String: Bool]) = ([], [:])
      try db.forEach(
        """
        SELECT id, deck, tags FROM card WHERE shown = 1 AND tags <> ''
        ORDER BY placedAt DESC, placedNumber DESC, id
        """
      ) { row in
        let tags = row.text(2)
        let wanted = known[tags] ?? isWanted(LinesText.lines(tags))
        known[tags] = wanted
        if wanted { cards.append((ItemID(row.text(0)), DeckID(row.text(1)))) }
      }
      return cards
    }
  }
}
