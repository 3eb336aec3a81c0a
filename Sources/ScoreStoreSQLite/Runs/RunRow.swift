import GRDB
import GameEngine
import ScoreStore

/// The columns of a run that was just closed.
struct RunRow: Sendable {
  let id: RunID
  let number: Int64
  let account: AccountID
  /// Whether the account is disabled, so that the run enters no board.
  let isDisabled: Bool
  let board: BoardKey

  /// The number of the last move of a row of `run`.
  static let moves =
    "(SELECT coalesce(max(move.number), 0) FROM move WHERE move.run = run.number)"

  /// Marks an open run as closed.
  ///
  /// - Parameter moves: the number of moves that it must have.
  /// - Returns: nil if it was closed already.
  /// - Throws: `StoreError.noSuchRun`, `movesDiffer`.
  static func close(_ id: RunID, after moves: Int, _ db: Database) throws -> RunRow? {
    var run: RunRow?
    try db.eachRow(
      """
      UPDATE run SET isOpen = 0 WHERE id = ? AND isOpen = 1 AND \(RunRow.moves) = ?
      RETURNING number, account, (SELECT disabled FROM account WHERE account.id = run.account),
        kind, period
      """, id.bytes, moves
    ) {
      run = RunRow(
        id: id, number: $0[0], account: $0[1], isDisabled: $0[2] != 0,
        board: try BoardKey(kind: $0[3], periodDay: $0[4]))
    }
    if run == nil {
      let isOpen: Bool? = try db.row("SELECT isOpen FROM run WHERE id = ?", id.bytes)?[0]
      guard let isOpen else { throw StoreError.noSuchRun }
      if isOpen { throw StoreError.movesDiffer }
    }
    return run
  }

  /// The number of a run.
  ///
  /// - Throws: `StoreError.noSuchRun`.
  static func number(of id: RunID, _ db: Database) throws -> Int64 {
    let row = try db.row("SELECT number FROM run WHERE id = ?", id.bytes)
    guard let row else { throw StoreError.noSuchRun }
    return try row[0]
  }

  /// Adds the run's end to the results, and updates the boards. A run without an answer is deleted,
  /// so that starting runs cannot fill the disk. A daily's run is kept, because it was the one
  /// attempt.
  ///
  /// - Returns: the player's score on the run's own board, which an unlisted run would have; nil if the run does not
  ///   count, or the account is disabled.
  func end(
    _ end: RunEnd, _ db: Database, _ changes: inout [RankBook.Change]
  ) throws -> BoardScore? {
    for board in BoardRules.boards(ofRunOn: board) {
      try countAttempt(end, on: board, db)
      // The number is shown beside the player's entry, if there is one.
      changes.append(RankBook.Change(board: board, old: nil, new: nil))
    }
    guard end.questions > 0 || board.isDaily else {
      try db.run("DELETE FROM run WHERE number = ?", number)
      return nil
    }
    let ended = end.run(id, on: board)
    let streakDate = BoardRules.streakDate(of: ended)
    try db.run(
      """
      INSERT INTO result (run, account, streakDate, cause, score, correct, questions, bestStreak,
        elapsedMillis, finishedAt, reason, regularRight, boardKind, boardPeriod)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """, number, account, streakDate.map { Int64($0.dayNumber) }, end.cause.rawValue, end.score,
      end.correct, end.questions, end.bestStreak, end.elapsedMillis, end.finishedAt, end.reason,
      end.regularRight, board.kind, board.periodDay)
    if isDisabled { return nil }
    let history = try history(before: ended, streakDate: streakDate, db)
    var entries = history.entries
    for change in BoardRules.changes(by: ended, after: history) {
      try RunRow.put(change.new, of: account, on: change.board, db)
      changes.append(RankBook.Change(change))
      entries[change.board] = change.new
    }
    guard BoardRules.counts(ended) else { return nil }
    return ended.isUnlisted ? ended.score : entries[board]
  }

  /// Counts the run as one of the player's attempts in the period of a board, so that giving up hides nothing.
  private func countAttempt(_ end: RunEnd, on board: BoardKey, _ db: Database) throws {
    try db.run(
      """
      INSERT INTO attempts (account, kind, period, runs, givenUp) VALUES (?1, ?2, ?3, 1, ?4)
      ON CONFLICT (account, kind, period) DO UPDATE SET runs = runs + 1, givenUp = givenUp + ?4
      """, account, board.kind, board.periodDay, end.cause == .finished ? 0 : 1)
  }

  /// The number of consecutive dates up to a date on which a player has finished a daily.
  ///
  /// - Parameter course: the course of the dailies; nil for any.
  static func streak(
    of account: AccountID, in course: CourseID?, endingOn date: CalendarDate, _ db: Database
  ) throws -> Int {
    try streak(
      of: account, in: course, from: date, by: -1, condition: "<= ? ORDER BY streakDate DESC", db)
  }

  private static func streak(
    of account: AccountID, in course: CourseID?, startingOn date: CalendarDate, _ db: Database
  ) throws -> Int {
    try streak(
      of: account, in: course, from: date, by: 1, condition: ">= ? ORDER BY streakDate", db)
  }

  private static func streak(
    of account: AccountID, in course: CourseID?, from date: CalendarDate, by step: Int,
    condition: String, _ db: Database
  ) throws -> Int {
    let rows = try db.rows(
      """
      SELECT DISTINCT streakDate FROM result
      WHERE account = ? AND boardKind = coalesce(?, boardKind) AND streakDate \(condition)
      """, account, course.map { BoardKey.kind(.daily, of: $0) }, date.dayNumber)
    var days = 0
    while let day = try rows.next()?[0] as Int?, day == date.dayNumber + step * days { days += 1 }
    return days
  }

  private func history(
    before run: EndedRun, streakDate: CalendarDate?, _ db: Database
  ) throws -> BoardHistory {
    var history = BoardHistory()
    for span in BoardRules.entriesNeeded(for: run) {
      try db.eachRow(
        """
        SELECT kind, period, -minusScore, elapsedMillis, finishedAt FROM entry
        WHERE account = ? AND kind = ? AND period BETWEEN ? AND ?
        """, account, span.first.kind, span.first.periodDay, span.last.periodDay
      ) {
        // The runs and right answers of the earlier entries decide nothing.
        history.entries[try BoardKey(kind: $0[0], periodDay: $0[1])] = BoardScore(
          score: $0[2], elapsedMillis: $0[3], finishedAt: $0[4], run: nil)
      }
    }
    if let streakDate {
      history.finishedBefore = try RunRow.streak(
        of: account, in: board.course, endingOn: streakDate.adding(days: -1), db)
      history.finishedAfter = try RunRow.streak(
        of: account, in: board.course, startingOn: streakDate.adding(days: 1), db)
    }
    return history
  }

  /// Writes an entry of a player.
  static func put(
    _ score: BoardScore, of account: AccountID, on board: BoardKey, _ db: Database
  ) throws {
    try db.run(
      """
      INSERT INTO entry
        (account, kind, period, name, minusScore, elapsedMillis, seconds, finishedAt, run,
          regularRight)
      VALUES (?1, ?2, ?3, (SELECT name FROM account WHERE id = ?1), ?4, ?5, ?5 / 1000, ?6, ?7, ?8)
      ON CONFLICT (account, kind, period) DO UPDATE SET minusScore = excluded.minusScore,
        elapsedMillis = excluded.elapsedMillis, seconds = excluded.seconds,
        finishedAt = excluded.finishedAt,
        run = excluded.run, regularRight = excluded.regularRight
      """, account, board.kind, board.periodDay, -score.score,
      score.elapsedMillis, score.finishedAt, score.run?.bytes, score.regularRight)
  }
}
