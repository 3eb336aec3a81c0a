package import GameEngine
import SQLite

/// The cards that were changed since a mark.
package struct CardChanges: Sendable {
  /// The position up to which they have been read now.
  package let mark: CardMark
  /// The cards that may have been changed or removed; nil if the earlier mark is not of this journal, so that all
  /// cards are new.
  package let changed: Set<ItemID>?
}

extension CardShelf {
  /// The position up to which the cards can be read now.
  ///
  /// - Throws: `JournalError`.
  package func mark() throws(JournalError) -> CardMark {
    try CardTables.read(journal) { try CardTables.mark($0) }
  }

  /// Reads the cards that were added or changed since a mark, the latest first.
  ///
  /// - Parameter visit: receives each complete card that is not removed. It must not use the journal.
  /// - Throws: `JournalError`.
  package func changes(
    since mark: CardMark?, visit: (Card) -> Void
  ) throws(JournalError) -> CardChanges {
    try CardTables.read(journal) { db in
      let now = try CardTables.mark(db)
      guard let mark, try CardTables.isEarlier(mark, than: now, db) else {
        try db.forEach(
          """
          SELECT \(CardRow.columns) FROM card WHERE shown = 1
          ORDER BY placedAt DESC, placedNumber DESC, id
          """
        ) { visit(CardRow.card(from: $0)) }
        return CardChanges(mark: now, changed: nil)
      }
      guard mark != now else { return CardChanges(mark: now, changed: []) }
      let ids = try CardTables(db: db, leftOut: journal.leftOut).changed(since: mark)
      try ids.compactMap { try CardRow.card($0, db) }
        .filter { $0.isComplete && !$0.isRemoved }
        .sorted { ($1.placedAt, $1.placedNumber, $0.id) < ($0.placedAt, $0.placedNumber, $1.id) }
        .forEach(visit)
      return CardChanges(mark: now, changed: ids)
    }
  }
}
