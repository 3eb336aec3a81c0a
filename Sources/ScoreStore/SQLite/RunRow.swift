import GRDB
import GameEngine

/// A run that was just closed, as far as ending it needs.
struct RunRow: Sendable {
  let id: RunID
  let number: Int64
  let account: AccountID
  let username: String
  let board: BoardKey

  /// A result that is on boards, in SQL.
  static let isKept = "reason IS NULL AND questions > 0"

  /// Closes a run.
  ///
  /// - Returns: nil where it was closed already.
  /// - Throws: `StoreError.noSuchRun`.
  static func close(_ id: RunID, _ db: Database) throws -> RunRow? {
    var run: RunRow?
    try db.eachRow(
      """
      UPDATE run SET isOpen = 0 WHERE id = ? AND isOpen = 1
      RETURNING number, account, (SELECT name FROM account WHERE account.id = run.account), board
      """, id.bytes
    ) {
      run = RunRow(
        id: id, number: $0[0], account: $0[1], username: $0[2],
        board: try BoardKey(stored: $0[3]))
    }
    if run == nil { _ = try number(of: id, db) }
    return run
  }

  /// The number of a run.
  ///
  /// - Throws: `StoreError.noSuchRun`.
  static func number(of id: RunID, _ db: Database) throws -> Int64 {
    let row = try db.row("SELECT number FROM run WHERE id = ?", id.bytes)
    guard let row else { throw StoreError.noSuchRun }
    return row[0]
  }

  /// Logs how the run ended, and folds it into the boards.
  ///
  /// - Returns: the player's place on the run's own board; nil where the run is not kept.
  func end(
    _ end: RunEnd, _ db: Database, _ changes: inout [RankBook.Change]
  ) throws -> BoardPlace? {
    try db.run(
      """
      INSERT INTO result (run, account, board, cause, score, correct, questions, bestStreak,
        elapsedMillis, finishedAt, reason)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, number, account, board.code, end.cause.rawValue, end.score, end.correct, end.questions,
      end.bestStreak, end.elapsedMillis, end.finishedAt, end.reason)
    guard end.isKept else { return nil }
    let entry = BoardEntry(
      score: end.score, elapsedMillis: end.elapsedMillis, finishedAt: end.finishedAt, run: id)
    switch board {
    case .daily(let date):
      // There is none to be replaced: a player has one run of a daily, and it ends once.
      try put(entry, on: board, replacing: nil, db, &changes)
      try foldWeek(ISOWeek(of: date), db, &changes)
      if end.cause == .finished { try foldStreak(on: date, at: end.finishedAt, db, &changes) }
      return entry.place
    case .run:
      let held = try entries(board: "IN (?, ?)", board.code, BoardKey.run(nil).code, db)
      for board in [board, .run(nil)] where held[board].map(entry.isBetter) ?? true {
        try put(entry, on: board, replacing: held[board], db, &changes)
      }
      if let held = held[board], !entry.isBetter(than: held) { return held.place }
      return entry.place
    case .weekly, .streak: return nil
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
    let board = BoardKey.weekly(week)
    let codes = week.dates.map { BoardKey.daily($0).code } + [board.code]
    let held = try entries(
      board: "BETWEEN ? AND ?", codes.min() ?? 0, codes.max() ?? 0, db)
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
    let held = try entries(board: "IN (?, ?)", board.code, board.code, db)[board]
    guard days > held?.score ?? 0 else { return }
    try put(
      BoardFold.streak(days, reachedAt: instant), on: board, replacing: held, db, &changes)
  }

  /// The player's entries where `board` is as a condition of two numbers says; their runs are left out.
  private func entries(
    board condition: String, _ first: Int64, _ second: Int64, _ db: Database
  ) throws -> [BoardKey: BoardEntry] {
    var entries: [BoardKey: BoardEntry] = [:]
    try db.eachRow(
      """
      SELECT board, -minusScore, elapsedMillis, finishedAt FROM entry
      WHERE account = ? AND board \(condition)
      """, account, first, second
    ) {
      entries[try BoardKey(stored: $0[0])] = BoardEntry(
        score: $0[1], elapsedMillis: $0[2], finishedAt: $0[3], run: nil)
    }
    return entries
  }

  private func put(
    _ entry: BoardEntry, on board: BoardKey, replacing old: BoardEntry?, _ db: Database,
    _ changes: inout [RankBook.Change]
  ) throws {
    try db.run(
      """
      INSERT INTO entry
        (account, board, name, minusScore, seconds, elapsedMillis, finishedAt, run)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (account, board) DO UPDATE SET minusScore = excluded.minusScore,
        seconds = excluded.seconds, elapsedMillis = excluded.elapsedMillis,
        finishedAt = excluded.finishedAt, run = excluded.run
      """, account, board.code, username, -entry.score, entry.place.seconds, entry.elapsedMillis,
      entry.finishedAt, entry.run?.bytes)
    changes.append(RankBook.Change(board: board, old: old?.place, new: entry.place))
  }
}
