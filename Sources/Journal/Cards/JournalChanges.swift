package import GameEngine
import SQLite

/// The changes that a player can take back.
package struct JournalChanges: Sendable {
  private let journal: Journal

  /// The changes of a journal.
  package init(_ journal: Journal) { self.journal = journal }

  /// A change that can be taken back: an event, or several that were written together.
  package struct Change: Sendable {
    /// The event of its card if it has exactly one, else the last event.
    package let event: Event
    /// The number of its events.
    package let count: Int
    /// The number of its events that are about cards.
    package let cards: Int
    /// The targets of the undos that take it back.
    package let targets: [EventID]
  }

  /// The last change that was made on this device: of a deck, a card, a difficulty, a grade, a setting, a book or a mark that was not taken back; nil if there is none.
  ///
  /// - Throws: `JournalError`.
  package func last() throws(JournalError) -> Change? {
    try change { db in
      // In the order in which they were made, even if the clock was put back.
      (
        """
        WHERE device = ?
        AND +kind IN ('card', 'deck', 'difficulty', 'review', 'setting', 'book', 'mark')
        ORDER BY counter DESC, id DESC
        """, [.text(try Journal.device(db) ?? "")]
      )
    }
  }

  /// The last time that the player said to know an item, on any device, and did not take that back; nil if there is none. A
  /// memory from an import is not meant: it is a part of a change of many items.
  ///
  /// - Throws: `JournalError`.
  package func lastKnown(_ item: ItemID) throws(JournalError) -> EventID? {
    try change { _ in
      (
        """
        WHERE kind = 'difficulty' AND \(BodyText.sql("item")) = ?
        AND \(BodyText.sql("difficulty")) = \(Difficulty.known.rawValue)
        AND \(BodyText.sql("change")) IS NULL
        ORDER BY instant DESC, counter DESC, id DESC
        """, [.text(item.rawValue)]
      )
    }?.event.id
  }

  /// The change to which the first event belongs that is not taken back.
  ///
  /// - Parameter condition: the condition on the events and their order, as SQL with arguments.
  private func change(
    _ condition: (Connection) throws -> (sql: String, arguments: [SQLiteValue])
  ) throws(JournalError) -> Change? {
    do {
      return try journal.database.read { db in
        let retracted = try FoldReader(db: db, leftOut: journal.leftOut).fold(from: .none)
        let (sql, arguments) = try condition(db)
        let last = try db.first("SELECT \(EventRow.columns) FROM event \(sql)", arguments) {
          row -> Event? in
          guard let event = EventRow.event(from: row) else { return nil }
          let isRetracted =
            retracted.isRetracted(event.id)
            || event.body.change.map(retracted.isRetracted) ?? false
          return isRetracted ? nil : event
        }
        guard let last else { return nil }
        guard let change = last.body.change else {
          return Change(event: last, count: 1, cards: 0, targets: [last.id])
        }
        return try whole(change, endingWith: last, db)
      }
    } catch {
      throw JournalError(error, path: journal.path)
    }
  }

  private func whole(
    _ change: EventID, endingWith last: Event, _ db: Connection
  ) throws -> Change {
    var (count, cards, targets) = (0, 0, [change])
    var card: String?
    try db.forEach(
      """
      SELECT id, kind FROM event WHERE kind IN ('card', 'deck', 'difficulty', 'book', 'mark')
      AND \(BodyText.sql("change")) = ?
      """, [.text(change.description)]
    ) { row in
      count += 1
      if row.text(1) == "card" { (cards, card) = (cards + 1, row.text(0)) }
      // Checkpoints contain difficulties, and know undone events by their own ids only.
      if row.text(1) == "difficulty", let id = EventID(row.text(0)) { targets.append(id) }
    }
    let only = try cards == 1 ? card.flatMap { try event($0, db) } : nil
    return Change(event: only ?? last, count: count, cards: cards, targets: targets)
  }

  private func event(_ id: String, _ db: Connection) throws -> Event? {
    try db.first("SELECT \(EventRow.columns) FROM event WHERE id = ?", [.text(id)]) {
      EventRow.event(from: $0)
    }
  }
}

extension EventBody {
  /// The change that the event is a part of, if that has several events.
  package var change: EventID? {
    switch self {
    case .card(let entry): entry.change
    case .deck(let entry): entry.change
    case .difficulty(let entry): entry.change
    case .book(let entry): entry.change
    case .mark(let entry): entry.change
    default: nil
    }
  }
}
