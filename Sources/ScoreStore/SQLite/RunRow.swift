import GRDB
import GameEngine

/// A run's row, as far as ending it needs.
struct RunRow: Sendable {
  let id: RunID
  let number: Int64
  let account: AccountID
  let board: BoardKey
  let isOpen: Bool

  /// A result that is on boards, in SQL.
  static let isKept = "reason IS NULL AND questions > 0"

  /// The row of a run.
  ///
  /// - Throws: `StoreError.noSuchRun`.
  static func find(_ id: RunID, _ db: Database) throws -> RunRow {
    let row = try db.row("SELECT number, account, board, isOpen FROM run WHERE id = ?", id.bytes)
    guard let row else { throw StoreError.noSuchRun }
    return RunRow(
      id: id, number: row[0], account: row[1], board: try BoardKey(stored: row[2]),
      isOpen: row[3])
  }

  /// Logs how the run ended, and folds it into the boards.
  func end(_ end: RunEnd, _ db: Database, _ changes: inout [RankBook.Change]) throws {
    try db.run(
      """
      INSERT INTO result (run, account, board, cause, score, correct, questions, bestStreak,
        elapsedMillis, finishedAt, reason)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, number, account, board.code, end.cause.rawValue, end.score, end.correct, end.questions,
      end.bestStreak, end.elapsedMillis, end.finishedAt, end.reason)
    try db.run("UPDATE run SET isOpen = 0 WHERE number = ?", number)
    guard end.isKept else { return }
    let entry = BoardEntry(
      score: end.score, elapsedMillis: end.elapsedMillis, finishedAt: end.finishedAt, run: id)
    switch board {
    case .daily(let date):
      try put(entry, on: board, db, &changes)
      try foldWeek(ISOWeek(of: date), db, &changes)
      if end.cause == .finished { try foldStreak(on: date, at: end.finishedAt, db, &changes) }
    case .run:
      for board in [board, .run(nil)] {
        if let held = try held(on: board, db), !entry.isBetter(than: held) { continue }
        try put(entry, on: board, db, &changes)
      }
    case .weekly, .streak: break
    }
  }

  /// How many finished dailies in a row end on a date.
  static func streak(
    of account: AccountID, endingOn date: CalendarDate, _ db: Database
  ) throws -> Int {
    let rows = try db.rows(
      """
      SELECT board FROM result WHERE account = ? AND board <= ? AND board & 7 = 0
        AND cause = 'finished' AND \(isKept)
      ORDER BY board DESC
      """, account, BoardKey.daily(date).code)
    var days = 0
    while let code = try rows.next()?[0] as Int64?,
      code == BoardKey.daily(date.adding(days: -days)).code
    { days += 1 }
    return days
  }

  private static func streak(
    of account: AccountID, beginningOn date: CalendarDate, _ db: Database
  ) throws -> Int {
    let rows = try db.rows(
      """
      SELECT board FROM result WHERE account = ? AND board >= ? AND board & 7 = 0
        AND cause = 'finished' AND \(isKept)
      ORDER BY board
      """, account, BoardKey.daily(date).code)
    var days = 0
    while let code = try rows.next()?[0] as Int64?,
      code == BoardKey.daily(date.adding(days: days)).code
    { days += 1 }
    return days
  }

  private func foldWeek(
    _ week: ISOWeek, _ db: Database, _ changes: inout [RankBook.Change]
  ) throws {
    let dailies = try week.dates.compactMap { try held(on: .daily($0), db) }
    if let entry = BoardFold.weekly(dailies) { try put(entry, on: .weekly(week), db, &changes) }
  }

  private func foldStreak(
    on date: CalendarDate, at instant: Int64, _ db: Database, _ changes: inout [RankBook.Change]
  ) throws {
    let days =
      try RunRow.streak(of: account, endingOn: date, db)
      + RunRow.streak(of: account, beginningOn: date, db) - 1
    guard days > (try held(on: .streak, db)?.score ?? 0) else { return }
    try put(BoardFold.streak(days, reachedAt: instant), on: .streak, db, &changes)
  }

  /// The player's entry on a board; its run is left out.
  private func held(on board: BoardKey, _ db: Database) throws -> BoardEntry? {
    let row = try db.row(
      """
      SELECT -minusScore, elapsedMillis, finishedAt FROM entry WHERE board = ? AND account = ?
      """, board.code, account)
    return row.map {
      BoardEntry(score: $0[0], elapsedMillis: $0[1], finishedAt: $0[2], run: nil)
    }
  }

  private func put(
    _ entry: BoardEntry, on board: BoardKey, _ db: Database, _ changes: inout [RankBook.Change]
  ) throws {
    let old = try held(on: board, db)
    try db.run(
      """
      INSERT INTO entry (board, account, minusScore, seconds, elapsedMillis, finishedAt, run)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (board, account) DO UPDATE SET minusScore = excluded.minusScore,
        seconds = excluded.seconds, elapsedMillis = excluded.elapsedMillis,
        finishedAt = excluded.finishedAt, run = excluded.run
      """, board.code, account, -entry.score, entry.place.seconds, entry.elapsedMillis,
      entry.finishedAt, entry.run == nil ? nil : number)
    changes.append(RankBook.Change(board: board, old: old?.place, new: entry.place))
  }
}
