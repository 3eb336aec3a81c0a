import Foundation
import GameEngine
import ScoreStore

/// The journals in a PostgreSQL store. Whoever changes a journal locks its row, so that its events have one order.
struct PostgresJournalStore: JournalStore {
  let database: PostgresDatabase

  func add(
    _ events: [NewEvent], to account: AccountID, limit: Int
  ) async throws(StoreError) -> JournalReceipt {
    guard !events.isEmpty else {
      return JournalReceipt(accepted: 0, duplicates: 0, end: try await end(of: account))
    }
    // Events that are stored already may be sent again, also when there is no room for new ones.
    let isFull = try await database.isShort(for: .journals)
    let accepted = try await database.write { transaction -> Int in
      let journal = try JournalRows(transaction).makeJournal(of: account)
      let new = try JournalRows(transaction).store(events, in: journal, limit: limit)
      if isFull, !new.isEmpty { throw StoreError.journalSpaceLimit }
      if !new.isEmpty { try DerivedRows.add(new, to: journal.number, transaction) }
      return new.count
    }
    return JournalReceipt(
      accepted: accepted, duplicates: events.count - accepted, end: try await end(of: account))
  }

  /// The end of the journal of an account; nil if it is empty.
  private func end(of account: AccountID) async throws(StoreError) -> JournalPosition? {
    let rows = try await database.read([JournalPosition.last(of: account)])[0]
    return try rows.first.map { row throws(StoreError) in try JournalPosition(row) }
  }

  func events(
    of account: AccountID, after position: JournalPosition?, limit: Int, bytes: Int
  ) async throws(StoreError) -> JournalSlice {
    let tables = try await database.read([
      PostgresStatement(
        """
        SELECT sequence, id FROM event JOIN journal ON journal = number
        WHERE account = $1 AND NOT deleted AND sequence = $2
        """, .int(account), .int(position?.sequence ?? 0)),
      PostgresStatement(
        """
        SELECT sequence, id, text FROM event JOIN journal ON journal = number
        WHERE account = $1 AND NOT deleted AND sequence > $2 ORDER BY sequence LIMIT $3
        """, .int(account), .int(position?.sequence ?? 0), .int(max(0, limit))),
    ])
    if let position {
      guard let row = tables[0].first, try JournalPosition(row) == position else {
        throw .cursorUnknown
      }
    }
    var (events, end, room): ([StoredEvent], _, _) = ([], position, bytes)
    for row in tables[1].all {
      let event = StoredEvent(id: try row.id(1), text: try row.text(2))
      room -= event.text.utf8.count
      if room < 0, !events.isEmpty { break }
      events.append(event)
      end = try JournalPosition(row)
    }
    return JournalSlice(events: events, end: end)
  }

  func delete(of account: AccountID) async throws(StoreError) -> Int {
    try await database.write { transaction in
      try JournalRows(transaction).beginRemoval(of: account)
      return try JournalRows(transaction).eventsLeft(of: account)
    }
  }

  func removeDeleted() async throws(StoreError) -> Bool {
    let next = "SELECT number FROM journal WHERE deleted LIMIT 1"
    guard try await !database.read(next).isEmpty else { return false }
    return try await database.write { transaction in
      let row = try transaction.run("\(next) FOR UPDATE SKIP LOCKED").first
      guard let row else { return false }
      _ = try JournalRows(transaction).removeSlice(of: try row.int64(0))
      return true
    }
  }

  func summary(of account: AccountID) async throws(StoreError) -> JournalSummary {
    let ofJournal = "journal IN (SELECT number FROM journal WHERE account = $1 AND NOT deleted)"
    let tables = try await database.read([
      PostgresStatement(
        "SELECT seen, favorites FROM journal WHERE account = $1 AND NOT deleted", .int(account)),
      PostgresStatement(
        """
        SELECT value FROM written WHERE \(ofJournal) AND name = $2
        ORDER BY instant DESC, device DESC, counter DESC, id DESC LIMIT 1
        """, .int(account), .bytes(Array(DerivedRows.level.utf8))),
      PostgresStatement(
        """
        SELECT instant, device, counter, id, games, won, score, streak, longest
        FROM checkpoint WHERE \(ofJournal)
        ORDER BY instant DESC, device DESC, counter DESC, id DESC LIMIT 1
        """, .int(account)),
      PostgresStatement(
        "SELECT coalesce(sum(last), 0)::int8 FROM journal WHERE account = $1 AND deleted",
        .int(account)),
      PostgresStatement(
        """
        WITH last AS (
          SELECT instant, device, counter, id FROM checkpoint WHERE \(ofJournal)
          UNION ALL SELECT -1, ''::bytea, 0, '00000000-0000-0000-0000-000000000000'::uuid
          ORDER BY instant DESC, device DESC, counter DESC, id DESC LIMIT 1)
        SELECT EXISTS (SELECT 1 FROM answer WHERE \(ofJournal)
          AND (instant, device, counter, id) >
            ((SELECT instant FROM last), (SELECT device FROM last), (SELECT counter FROM last),
              (SELECT id FROM last)))
        """, .int(account)),
    ])
    let counts = tables[0].first
    var level: String?
    if let row = tables[1].first, !row.isNull(0) {
      level = String(decoding: try row.bytes(0), as: UTF8.self)
    }
    var checkpoint = JournalCheckpoint.none
    if let row = tables[2].first {
      var figures = AnswerFigures()
      figures.gamesCount = try row.int(4)
      figures.gamesWon = try row.int(5)
      figures.totalScore = try row.int(6)
      figures.streakCount = try row.int(7)
      figures.bestRun = try row.int(8)
      checkpoint = JournalCheckpoint(figures: figures, last: try FoldPosition(row))
    }
    return JournalSummary(
      level: level, favorites: try counts?.int(1) ?? 0, seen: try counts?.int(0) ?? 0,
      checkpoint: checkpoint, hasMore: try tables[4].first?.bool(0) ?? false,
      eventsLeft: try tables[3].first?.int(0) ?? 0)
  }

  func answers(
    of account: AccountID, after position: FoldPosition?, limit: Int
  ) async throws(StoreError) -> AnswerSlice {
    let tables = try await database.read([
      PostgresStatement(
        """
        SELECT instant, device, counter, answer.id, fact FROM answer
        WHERE journal = (SELECT number FROM journal WHERE account = $1 AND NOT deleted)
          AND (instant, device, counter, id) > ($2, $3, $4, $5)
        ORDER BY instant, device, counter, id LIMIT $6
        """, .int(account), .int(position?.instant ?? -1),
        .bytes(Array((position?.device ?? "").utf8)), .int(position?.counter ?? 0),
        .id(position?.id ?? EventID(high: 0, low: 0)), .int(max(0, limit))),
      JournalPosition.last(of: account),
    ])
    let rows = tables[0].all
    return AnswerSlice(
      answers: try rows.map { row throws(StoreError) in StoredAnswer(packed: try row.int(4)) },
      last: try rows.last.map { row throws(StoreError) in try FoldPosition(row) },
      end: try tables[1].first.map { row throws(StoreError) in try JournalPosition(row) })
  }

  func keep(
    _ checkpoint: JournalCheckpoint, of account: AccountID, after start: JournalCheckpoint,
    asOf end: JournalPosition?
  ) async throws(StoreError) -> Bool {
    guard let last = checkpoint.last, let end else { return false }
    return try await database.write { transaction in
      guard let journal = try JournalRows(transaction).journal(of: account),
        journal.last == end.sequence,
        try !transaction.run(
          "SELECT 1 FROM event WHERE journal = $1 AND sequence = $2 AND id = $3",
          .int(journal.number), .int(end.sequence), .id(end.event)
        ).isEmpty
      else { return false }
      let isPlace = "journal = $1 AND instant = $2 AND device = $3 AND counter = $4 AND id = $5"
      if let before = start.last {
        let held = try transaction.run([
          PostgresStatement(
            "SELECT 1 FROM checkpoint WHERE \(isPlace)",
            values: [.int(journal.number)] + before.values)
        ])
        guard !held[0].isEmpty else { return false }
        if start.isInSpan(of: checkpoint) {
          try transaction.run([
            PostgresStatement(
              "DELETE FROM checkpoint WHERE \(isPlace)",
              values: [.int(journal.number)] + before.values)
          ])
        }
      }
      let figures = checkpoint.figures
      try transaction.run([
        PostgresStatement(
          """
          INSERT INTO checkpoint
            (journal, instant, device, counter, id, games, won, score, streak, longest)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
          ON CONFLICT (journal, instant, device, counter, id) DO UPDATE
          SET games = $6, won = $7, score = $8, streak = $9, longest = $10
          """,
          values: [.int(journal.number)] + last.values
            + [
              figures.gamesCount, figures.gamesWon, figures.totalScore, figures.streakCount,
              figures.bestRun,
            ].map(Value.int))
      ])
      return true
    }
  }

  func words(
    in list: WordList, of account: AccountID, after item: ItemID?, limit: Int
  ) async throws(StoreError) -> [ItemID] {
    let rows = try await database.read(
      """
      SELECT item FROM word
      WHERE journal = (SELECT number FROM journal WHERE account = $1 AND NOT deleted)
        AND list = $2 AND item \(item == nil ? ">=" : ">") $3 ORDER BY item LIMIT $4
      """, .int(account), .int(list.rawValue), .bytes(Array((item?.rawValue ?? "").utf8)),
      .int(max(0, limit)))
    return try rows.all.map { row throws(StoreError) in
      ItemID(String(decoding: try row.bytes(0), as: UTF8.self))
    }
  }
}

extension PostgresDatabase {
  /// Whether there is no room for a kind of growth.
  func isShort(for growth: SpaceLimits.Growth) async throws(StoreError) -> Bool {
    guard limits != SpaceLimits() else { return false }
    return limits.shortage(try await space(), for: growth) != nil
  }
}

extension JournalPosition {
  /// The columns `sequence` and `id` of a row.
  init(_ row: RowValues) throws(StoreError) {
    self.init(sequence: try row.int64(0), event: try row.id(1))
  }

  /// Reads the end of the journal of an account.
  static func last(of account: AccountID) -> PostgresStatement {
    PostgresStatement(
      """
      SELECT sequence, event.id FROM journal
      JOIN event ON journal = number AND sequence = last WHERE account = $1 AND NOT deleted
      """, .int(account))
  }
}

extension FoldPosition {
  /// The position in the first four columns of a row.
  fileprivate init(_ row: RowValues) throws(StoreError) {
    self.init(
      instant: try row.int64(0), device: String(decoding: try row.bytes(1), as: UTF8.self),
      counter: try row.int(2), id: try row.id(3))
  }

  /// The columns of a key.
  var values: [Value] { [.int(instant), .bytes(Array(device.utf8)), .int(counter), .id(id)] }
}
