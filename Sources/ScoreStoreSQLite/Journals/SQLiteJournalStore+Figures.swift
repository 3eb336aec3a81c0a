import Foundation
import GRDB
import GameEngine
import ScoreStore

/// Summaries, word lists and checkpoints, which are derived from the events.
extension SQLiteJournalStore {
  func summary(of account: AccountID) async throws(StoreError) -> JournalSummary {
    try await database.read { db in
      let left = try JournalRemoval.eventsLeft(of: account, db)
      guard let journal = try SQLiteJournalStore.journal(of: account, db) else {
        return JournalSummary(
          level: nil, favorites: 0, seen: 0, checkpoint: .none, hasMore: false, eventsLeft: left)
      }
      let counts = try db.row("SELECT seen, favorites FROM journal WHERE number = ?", journal)
      let checkpoint = try JournalCheckpoint.latest(of: journal, db)
      return JournalSummary(
        level: try JournalIndex.value(of: JournalIndex.level, journal, db),
        favorites: try counts?[1] ?? 0, seen: try counts?[0] ?? 0, checkpoint: checkpoint,
        hasMore: try !SQLiteJournalStore.answers(
          of: journal, after: checkpoint.last, limit: 1, db
        ).answers.isEmpty, eventsLeft: left)
    }
  }

  func answers(
    of account: AccountID, after position: FoldPosition?, limit: Int
  ) async throws(StoreError) -> AnswerSlice {
    try await database.read { db in
      guard let journal = try SQLiteJournalStore.journal(of: account, db) else {
        return AnswerSlice(answers: [], last: nil, end: nil)
      }
      return try SQLiteJournalStore.answers(of: journal, after: position, limit: limit, db)
    }
  }

  func keep(
    _ checkpoint: JournalCheckpoint, of account: AccountID, after start: JournalCheckpoint,
    asOf end: JournalPosition?
  ) async throws(StoreError) -> Bool {
    guard let last = checkpoint.last else { return false }
    return try await database.writer.write { db, _ in
      guard let journal = try SQLiteJournalStore.journal(of: account, db),
        let end, try end.isLast(of: journal, db),
        try JournalCheckpoint.isStored(start, of: journal, db)
      else { return false }
      if let before = start.last, start.isInSpan(of: checkpoint) {
        try db.run(
          """
          DELETE FROM checkpoint
          WHERE journal = ? AND instant = ? AND device = ? AND counter = ? AND id = ?
          """, journal, before.instant, before.device, before.counter, before.id.bytes)
      }
      let figures = checkpoint.figures
      try db.run(
        """
        INSERT OR REPLACE INTO checkpoint
        (journal, instant, device, counter, id, games, won, score, streak, longest)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """, journal, last.instant, last.device, last.counter, last.id.bytes, figures.gamesCount,
        figures.gamesWon, figures.totalScore, figures.streakCount, figures.bestRun)
      return true
    }
  }

  func words(
    in list: WordList, of account: AccountID, after item: ItemID?, limit: Int
  ) async throws(StoreError) -> [ItemID] {
    try await database.read { db in
      guard let journal = try SQLiteJournalStore.journal(of: account, db) else { return [] }
      let isAfter = item == nil ? "item >= ?" : "item > ?"
      let rows = try db.rows(
        "SELECT item FROM word WHERE journal = ? AND list = ? AND \(isAfter) ORDER BY item LIMIT ?",
        journal, list.rawValue, item?.rawValue ?? "", max(0, limit))
      var items: [ItemID] = []
      while let row = try rows.next() { items.append(ItemID(try row[0])) }
      return items
    }
  }

  private static func answers(
    of journal: JournalNumber, after position: FoldPosition?, limit: Int, _ db: Database
  ) throws -> AnswerSlice {
    var answers: [StoredAnswer] = []
    answers.reserveCapacity(limit)
    var last: FoldPosition?
    try db.eachRow(
      """
      SELECT instant, device, counter, id, fact FROM answer
      WHERE journal = ? AND (instant, device, counter, id) > (?, ?, ?, ?)
      ORDER BY instant, device, counter, id LIMIT ?
      """, journal, position?.instant ?? -1, position?.device ?? "", position?.counter ?? 0,
      position?.id.bytes ?? Data(), limit
    ) { row in
      answers.append(StoredAnswer(packed: row[4]))
      last = try FoldPosition(row)
    }
    return AnswerSlice(
      answers: answers, last: last, end: try JournalPosition.last(of: journal, db))
  }
}

extension FoldPosition {
  /// The position in the first four columns of a row.
  fileprivate init(_ row: Columns) throws {
    self.init(
      instant: row[0], device: row[1], counter: row[2], id: try EventID(bytes: row.blob(3)))
  }
}

extension JournalCheckpoint {
  private static let columns =
    "instant, device, counter, id, games, won, score, streak, longest"

  fileprivate static func latest(of journal: JournalNumber, _ db: Database) throws
    -> JournalCheckpoint
  {
    var latest = none
    try db.eachRow(
      """
      SELECT \(columns) FROM checkpoint WHERE journal = ?
      ORDER BY instant DESC, device DESC, counter DESC, id DESC LIMIT 1
      """, journal
    ) { row in
      var figures = AnswerFigures()
      figures.gamesCount = row[4]
      figures.gamesWon = row[5]
      figures.totalScore = row[6]
      figures.streakCount = row[7]
      figures.bestRun = row[8]
      latest = JournalCheckpoint(figures: figures, last: try FoldPosition(row))
    }
    return latest
  }

  /// Whether it was not deleted since it was read. The empty one is always valid.
  fileprivate static func isStored(
    _ checkpoint: JournalCheckpoint, of journal: JournalNumber, _ db: Database
  ) throws -> Bool {
    guard let last = checkpoint.last else { return true }
    return try db.integer(
      """
      SELECT EXISTS (SELECT 1 FROM checkpoint
      WHERE journal = ? AND instant = ? AND device = ? AND counter = ? AND id = ?)
      """, journal, last.instant, last.device, last.counter, last.id.bytes) == 1
  }
}
