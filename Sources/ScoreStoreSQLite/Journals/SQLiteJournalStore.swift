import Foundation
import GRDB
import GameEngine
import ScoreStore

/// The journals in a SQLite store.
struct SQLiteJournalStore: JournalStore {
  let database: StoreDatabase

  func add(
    _ events: [NewEvent], to account: AccountID, limit: Int
  ) async throws(StoreError) -> JournalReceipt {
    try await database.writer.write { [space = database.space] db, _ in
      // Only whole journals are deleted, so the last number is the number of events.
      let before = try JournalPosition.last(of: account, db)
      var index = JournalIndex(of: account, db)
      var sequence = before?.sequence ?? 0
      var end = before
      let pagesBefore = try db.usedPages()
      for new in events {
        let isNew =
          try db.run(
            "INSERT OR IGNORE INTO event (number, account, id, text) VALUES (?, ?, ?, ?)",
            EventNumber.of(account, sequence + 1), account, new.event.id.bytes, new.text) > 0
        guard isNew else { continue }
        if end == before { try space.admitGrowth(db) }
        sequence += 1
        end = JournalPosition(sequence: sequence, event: new.event.id)
        try index.add(new.event)
      }
      let accepted = Int(sequence - (before?.sequence ?? 0))
      if accepted > 0 {
        try index.finish()
        // All writes share one transaction, but they run one after the other, so the difference is exactly
        // what these events take.
        let pages = try db.usedPages() - pagesBefore
        try db.run(
          "UPDATE account SET journalPages = journalPages + ? WHERE id = ?", pages, account)
        let all = try db.integer("SELECT journalPages FROM account WHERE id = ?", account) ?? 0
        guard sequence <= limit, all * Schema.pageSize <= StoredEvent.room(of: limit) else {
          throw StoreError.journalFull
        }
      }
      return JournalReceipt(accepted: accepted, duplicates: events.count - accepted, end: end)
    }
  }

  func events(
    of account: AccountID, after position: JournalPosition?, limit: Int, bytes: Int
  ) async throws(StoreError) -> JournalSlice {
    try await database.read { db in
      if let position {
        let id: Data? = try db.row(
          "SELECT id FROM event WHERE number = ? AND account = ?",
          EventNumber.of(account, position.sequence), account)?[0]
        guard id == position.event.bytes else { throw StoreError.cursorUnknown }
      }
      let rows = try db.rows(
        """
        SELECT number, id, text FROM event WHERE number > ? AND number < ? ORDER BY number LIMIT ?
        """, EventNumber.of(account, position?.sequence ?? 0), EventNumber.of(account + 1, 0),
        max(0, limit))
      var events: [StoredEvent] = []
      var end = position
      var room = bytes
      while let row = try rows.next() {
        let event = StoredEvent(id: try EventID(bytes: row[1]), text: row[2])
        room -= event.text.utf8.count
        if room < 0, !events.isEmpty { break }
        events.append(event)
        end = JournalPosition(sequence: EventNumber.sequence(row[0]), event: event.id)
      }
      return JournalSlice(events: events, end: end)
    }
  }

  func delete(of account: AccountID) async throws(StoreError) {
    // From the end, so that the remaining events are a journal, and in slices, so that other writes do not wait
    // long.
    var deleted = 0
    repeat {
      deleted = try await database.writer.write { db, _ in
        try SQLiteJournalStore.deleteSlice(of: account, db)
      }
    } while deleted > 0
  }

  /// The number of events that a transaction deletes.
  private static let deletedAtOnce = 200

  private static func deleteSlice(of account: AccountID, _ db: Database) throws -> Int {
    let rows = try db.rows(
      "SELECT number, text FROM event WHERE number BETWEEN ? AND ? ORDER BY number DESC LIMIT ?",
      EventNumber.of(account, 0), EventNumber.of(account + 1, 0) - 1, deletedAtOnce)
    var slice: [(number: Int64, event: Event?)] = []
    while let row = try rows.next() { slice.append((row[0], JournalIndex.event(row[1]))) }
    guard !slice.isEmpty else {
      try db.run("UPDATE account SET journalPages = 0 WHERE id = ?", account)
      return 0
    }
    var index = JournalIndex(of: account, db)
    for (number, event) in slice {
      try db.run("DELETE FROM event WHERE number = ?", number)
      if let event { try index.remove(event) }
    }
    try index.finish()
    return slice.count
  }
}

extension JournalPosition {
  /// The end of a journal; nil if it is empty.
  static func last(of account: AccountID, _ db: Database) throws -> JournalPosition? {
    let row = try db.row(
      "SELECT number, id FROM event WHERE number BETWEEN ? AND ? ORDER BY number DESC LIMIT 1",
      EventNumber.of(account, 0), EventNumber.of(account + 1, 0) - 1)
    guard let row else { return nil }
    return JournalPosition(
      sequence: EventNumber.sequence(row[0]), event: try EventID(bytes: row[1]))
  }
}

/// The number of an event: the account in the upper half and the sequence in the lower, so that a journal is
/// one range of the table.
enum EventNumber {
  /// The number of an event.
  ///
  /// - Parameter sequence: from 1; 0 is before the first event. An impossible one, from a client's cursor,
  ///   becomes 0, which is the number of no event.
  static func of(_ account: AccountID, _ sequence: Int64) -> Int64 {
    account << 32 | (Int64(UInt32(exactly: sequence) ?? 0))
  }

  /// The sequence in a number.
  static func sequence(_ number: Int64) -> Int64 { number & 0xFFFF_FFFF }
}
