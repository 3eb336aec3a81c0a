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
    try await database.writer.write { db, _ in
      // Only whole journals are deleted, so the last number is the number of events.
      let before = try JournalPosition.last(of: account, db)
      var index = JournalIndex(of: account, db)
      var sequence = before?.sequence ?? 0
      var end = before
      var bytes = 0
      for new in events {
        let isNew =
          try db.run(
            "INSERT OR IGNORE INTO event (account, sequence, id, text) VALUES (?, ?, ?, ?)",
            account, sequence + 1, new.event.id.bytes, new.text) > 0
        guard isNew else { continue }
        sequence += 1
        bytes += new.text.utf8.count + JournalIndex.bytes(of: new.event)
        end = JournalPosition(sequence: sequence, event: new.event.id)
        try index.add(new.event)
      }
      let accepted = Int(sequence - (before?.sequence ?? 0))
      if accepted > 0 {
        try index.finish()
        try db.run(
          "UPDATE account SET journalBytes = journalBytes + ? WHERE id = ?", bytes, account)
        let all = try db.integer("SELECT journalBytes FROM account WHERE id = ?", account) ?? 0
        guard sequence <= limit, all <= limit * StoredEvent.roomEach else {
          throw StoreError.journalFull
        }
      }
      return JournalReceipt(accepted: accepted, duplicates: events.count - accepted, end: end)
    }
  }

  func events(
    of account: AccountID, after position: JournalPosition?, limit: Int, bytes: Int
  ) async throws(StoreError) -> JournalSlice {
    try database.read { db in
      if let position {
        let id: Data? = try db.row(
          "SELECT id FROM event WHERE account = ? AND sequence = ?", account, position.sequence)?[0]
        guard id == position.event.bytes else { throw StoreError.cursorUnknown }
      }
      let rows = try db.rows(
        """
        SELECT sequence, id, text FROM event WHERE account = ? AND sequence > ?
        ORDER BY sequence LIMIT ?
        """, account, position?.sequence ?? 0, max(0, limit))
      var events: [StoredEvent] = []
      var end = position
      var room = bytes
      while let row = try rows.next() {
        let event = StoredEvent(id: try EventID(bytes: row[1]), text: row[2])
        room -= event.text.utf8.count
        if room < 0, !events.isEmpty { break }
        events.append(event)
        end = JournalPosition(sequence: row[0], event: event.id)
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
      "SELECT sequence, text FROM event WHERE account = ? ORDER BY sequence DESC LIMIT ?", account,
      deletedAtOnce)
    var slice: [(sequence: Int64, event: Event?)] = []
    while let row = try rows.next() { slice.append((row[0], JournalIndex.event(row[1]))) }
    guard !slice.isEmpty else {
      try db.run("UPDATE account SET journalBytes = 0 WHERE id = ?", account)
      return 0
    }
    var index = JournalIndex(of: account, db)
    for (sequence, event) in slice {
      try db.run("DELETE FROM event WHERE account = ? AND sequence = ?", account, sequence)
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
      "SELECT sequence, id FROM event WHERE account = ? ORDER BY sequence DESC LIMIT 1", account)
    guard let row else { return nil }
    return JournalPosition(sequence: row[0], event: try EventID(bytes: row[1]))
  }
}
