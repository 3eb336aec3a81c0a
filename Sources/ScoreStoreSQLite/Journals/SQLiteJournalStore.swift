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
    guard !events.isEmpty else {
      return JournalReceipt(accepted: 0, duplicates: 0, end: try await end(of: account))
    }
    let (accepted, end) = try await database.writer.write {
      [space = database.space] db, _ -> (Int, JournalPosition?) in
      let journal = try SQLiteJournalStore.makeJournal(of: account, db)
      // Only whole journals are deleted, so the last number is the number of events.
      let before = try JournalPosition.lastSequence(of: journal, db)
      var index = JournalIndex(of: journal, db)
      var sequence = before
      var bytes = 0
      var end: JournalPosition?
      for new in events {
        let isNew =
          try db.run(
            """
            INSERT OR IGNORE INTO event (number, journal, id, text, checksum)
            VALUES (?1, ?2, ?3, ?4, row_checksum(?1, ?2, ?3, ?4))
            """, EventNumber.of(journal, sequence + 1), journal, new.event.id.bytes, new.text) > 0
        guard isNew else { continue }
        if end == nil { try space.admitGrowth(.journals, db) }
        sequence += 1
        bytes += StoredEvent.size(of: new.text)
        end = JournalPosition(sequence: sequence, event: new.event.id)
        try index.add(new.event)
      }
      let accepted = Int(sequence - before)
      if accepted > 0 {
        try index.finish()
        try db.run("UPDATE journal SET bytes = bytes + ? WHERE number = ?", bytes, journal)
        let all = try db.integer("SELECT bytes FROM journal WHERE number = ?", journal) ?? 0
        guard sequence <= limit, all <= StoredEvent.room(of: limit) else {
          throw StoreError.journalFull
        }
      }
      return (accepted, end)
    }
    // If nothing was added, the last event is read, which may be damaged. That would end a transaction that writes.
    let last = if let end { end } else { try await self.end(of: account) }
    return JournalReceipt(accepted: accepted, duplicates: events.count - accepted, end: last)
  }

  /// The end of the journal of an account; nil if it is empty.
  private func end(of account: AccountID) async throws(StoreError) -> JournalPosition? {
    try await database.read { db in
      try SQLiteJournalStore.journal(of: account, db).flatMap {
        try JournalPosition.last(of: $0, db)
      }
    }
  }

  func events(
    of account: AccountID, after position: JournalPosition?, limit: Int, bytes: Int
  ) async throws(StoreError) -> JournalSlice {
    try await database.read { db in
      let journal = try SQLiteJournalStore.journal(of: account, db)
      if let position {
        let id = try journal.flatMap { try JournalPosition.id(of: position.sequence, in: $0, db) }
        guard id == position.event else { throw StoreError.cursorUnknown }
      }
      guard let journal else { return JournalSlice(events: [], end: nil) }
      return try SQLiteJournalStore.slice(
        of: journal, after: position, limit: max(0, limit), bytes: bytes, db)
    }
  }

  private static func slice(
    of journal: JournalNumber, after position: JournalPosition?, limit: Int, bytes: Int,
    _ db: Database
  ) throws -> JournalSlice {
    let query = "SELECT number, id, text, checksum = \(RowChecksum.event) FROM event"
    var (events, damaged, end, room): ([StoredEvent], [Int64], _, _) = ([], [], position, bytes)
    /// Adds the event of a row, or its number to `damaged`.
    ///
    /// - Returns: false if it exceeds the bytes that may be returned.
    func take(_ row: CheckedRow) throws -> Bool {
      let event = StoredEvent(id: try EventID(bytes: row[1]), text: try row[2])
      let (sequence, isSound): (_, Bool) = (EventNumber.sequence(try row[0]), try row[3])
      room -= event.text.utf8.count
      if room < 0, !events.isEmpty { return false }
      guard isSound else {
        try leaveOut(sequence)
        return true
      }
      events.append(event)
      end = JournalPosition(sequence: sequence, event: event.id)
      return true
    }
    func leaveOut(_ sequence: Int64) throws {
      damaged.append(sequence)
      end = try JournalPosition(
        sequence: sequence,
        event: JournalPosition.id(of: sequence, in: journal, db) ?? .unreadable)
    }
    do {
      let rows = try db.rows(
        "\(query) WHERE number > ? AND number < ? ORDER BY number LIMIT ?",
        EventNumber.of(journal, position?.sequence ?? 0), EventNumber.of(journal + 1, 0), limit)
      while let row = try rows.next(), try take(row) {}
    } catch  where StoreError(sqlite: error).isDamage {
      // A row with a damaged header ends a statement, so the others are read one by one.
      let last = try JournalPosition.lastSequence(of: journal, db)
      while events.count + damaged.count < limit, end?.sequence ?? 0 < last {
        let sequence = (end?.sequence ?? 0) + 1
        do {
          let row = try db.row("\(query) WHERE number = ?", EventNumber.of(journal, sequence))
          guard try row.map(take) ?? false else { break }
        } catch  where StoreError(sqlite: error).isDamage {
          try leaveOut(sequence)
        }
      }
    }
    return JournalSlice(events: events, damaged: damaged, end: end)
  }

  func delete(of account: AccountID) async throws(StoreError) -> Int {
    try await database.writer.write { db, _ in
      try JournalRemoval.begin(of: account, db)
      return try JournalRemoval.eventsLeft(of: account, db)
    }
  }

  func removeDeleted() async throws(StoreError) -> Bool {
    guard try await database.readOne({ try JournalRemoval.next($0) }) != nil else { return false }
    return try await database.writer.write { db, _ in
      guard let journal = try JournalRemoval.next(db) else { return false }
      _ = try JournalRemoval.removeSlice(of: journal, db)
      return true
    }
  }

  /// The journal of an account; nil if it is empty.
  static func journal(of account: AccountID, _ db: Database) throws -> JournalNumber? {
    try db.row("SELECT number FROM journal WHERE account = ? AND deleted = 0", account)?[0]
  }

  private static func makeJournal(of account: AccountID, _ db: Database) throws -> JournalNumber {
    if let known = try journal(of: account, db) { return known }
    try db.run("INSERT INTO journal (account) VALUES (?)", account)
    return db.lastInsertedRowID
  }
}

/// The number of a journal. An account gets another one after it has deleted its journal.
typealias JournalNumber = Int64

extension JournalPosition {
  /// The end of a journal; nil if it is empty. Not for a transaction that writes: SQLite refuses the rest of one that has read a
  /// damaged row.
  static func last(of journal: JournalNumber, _ db: Database) throws -> JournalPosition? {
    let sequence = try lastSequence(of: journal, db)
    return try id(of: sequence, in: journal, db).map {
      JournalPosition(sequence: sequence, event: $0)
    }
  }

  /// The sequence of the last event of a journal, without reading the event; 0 if it is empty.
  static func lastSequence(of journal: JournalNumber, _ db: Database) throws -> Int64 {
    let number = try db.integer(
      "SELECT max(number) FROM event WHERE number BETWEEN ? AND ?", EventNumber.of(journal, 0),
      EventNumber.of(journal + 1, 0) - 1)
    return EventNumber.sequence(Int64(number ?? 0))
  }

  /// Whether it is the end of a journal, by the index of events.
  func isLast(of journal: JournalNumber, _ db: Database) throws -> Bool {
    guard try JournalPosition.lastSequence(of: journal, db) == sequence else { return false }
    return try db.integer(
      "SELECT 1 FROM event WHERE journal = ? AND id = ? AND number = ?", journal, event.bytes,
      EventNumber.of(journal, sequence)) == 1
  }

  /// The ID of an event; nil if there is none, `EventID.unreadable` if it is damaged.
  static func id(
    of sequence: Int64, in journal: JournalNumber, _ db: Database
  ) throws -> EventID? {
    do {
      return try db.row("SELECT id FROM event WHERE number = ?", EventNumber.of(journal, sequence))
        .map { try EventID(bytes: $0[0]) }
    } catch  where StoreError(sqlite: error).isDamage {
      return .unreadable
    }
  }
}

extension EventID {
  /// The ID in the position of an event whose own cannot be read, so that such a position is the same each time.
  fileprivate static let unreadable = EventID(high: 0, low: 0)
}

/// The number of an event: the journal in the upper half and the sequence in the lower, so that a journal is
/// one range of the table.
enum EventNumber {
  /// The number of an event.
  ///
  /// - Parameter sequence: from 1; 0 is before the first event. An impossible one, from a client's cursor,
  ///   becomes 0, which is the number of no event.
  static func of(_ journal: JournalNumber, _ sequence: Int64) -> Int64 {
    journal << 32 | (Int64(UInt32(exactly: sequence) ?? 0))
  }

  /// The sequence in a number.
  static func sequence(_ number: Int64) -> Int64 { number & 0xFFFF_FFFF }
}
