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
      // There is none to be replaced: a player has one run of a daily, and it ends once.
      try put(entry, on: board, replacing: nil, db, &changes)
      try foldWeek(ISOWeek(of: date), db, &changes)
      if end.cause == .finished { try foldStreak(on: date, at: end.finishedAt, db, &changes) }
    case .run:
      for board in [board, .run(nil)] {
        let held = try entries(on: board.code...board.code, db)[board]
        if let held, !entry.isBetter(than: held) { continue }
        try put(entry, on: board, replacing: held, db, &changes)
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
    let codes = week.dates.map { BoardKey.daily($0).code }
    let board = BoardKey.weekly(week)
    let held = try entries(on: min(codes[0], board.code)...max(codes[6], board.code), db)
    let dailies = week.dates.compactMap { held[.daily($0)] }
    guard let entry = BoardFold.weekly(dailies) else { return }
    try put(entry, on: board, replacing: held[board], db, &changes)
  }

  private func foldStreak(
    on date: CalendarDate, at instant: Int64, _ db: Database, _ changes: inout [RankBook.Change]
  ) throws {
    let days =
      try RunRow.streak(of: account, endingOn: date, db)
      + RunRow.streak(of: account, beginningOn: date, db) - 1
    let board = BoardKey.streak
    let held = try entries(on: board.code...board.code, db)[board]
    guard days > held?.score ?? 0 else { return }
    try put(
      BoardFold.streak(days, reachedAt: instant), on: board, replacing: held, db, &changes)
  }

  /// The player's entries on boards of these numbers; their runs are left out.
  private func entries(
    on codes: ClosedRange<Int64>, _ db: Database
  ) throws -> [BoardKey: BoardEntry] {
    let rows = try db.rows(
      """
      SELECT board, -minusScore, elapsedMillis, finishedAt FROM entry
      WHERE account = ? AND board BETWEEN ? AND ?
      """, account, codes.lowerBound, codes.upperBound)
    var entries: [BoardKey: BoardEntry] = [:]
    while let row = try rows.next() {
      entries[try BoardKey(stored: row[0])] = BoardEntry(
        score: row[1], elapsedMillis: row[2], finishedAt: row[3], run: nil)
    }
    return entries
  }

  private func put(
    _ entry: BoardEntry, on board: BoardKey, replacing old: BoardEntry?, _ db: Database,
    _ changes: inout [RankBook.Change]
  ) throws {
    try db.run(
      """
      INSERT INTO entry (account, board, minusScore, seconds, elapsedMillis, finishedAt, run)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (account, board) DO UPDATE SET minusScore = excluded.minusScore,
        seconds = excluded.seconds, elapsedMillis = excluded.elapsedMillis,
        finishedAt = excluded.finishedAt, run = excluded.run
      """, account, board.code, -entry.score, entry.place.seconds, entry.elapsedMillis,
      entry.finishedAt, entry.run == nil ? nil : number)
    changes.append(RankBook.Change(board: board, old: old?.place, new: entry.place))
  }
}
