import GameEngine
import ScoreStore

/// A run that a transaction has closed.
struct ClosedRun {
  let id: RunID
  let number: Int64
  let account: AccountID
  /// Whether the account is disabled, so that the run enters no board.
  let isDisabled: Bool
  /// The name of the account.
  let username: String
  let board: BoardKey
}

extension Transaction {
  /// Marks an open run as closed, with its account locked.
  ///
  /// - Returns: nil if it was closed already.
  /// - Throws: `StoreError.noSuchRun`.
  func close(_ id: RunID) throws -> ClosedRun? {
    let rows = try run([
      PostgresStatement(
        """
        SELECT id, name, disabled FROM account
        WHERE id = (SELECT account FROM run WHERE id = $1) FOR NO KEY UPDATE
        """, .id(id)),
      PostgresStatement(
        """
        UPDATE run SET is_open = false WHERE id = $1 AND is_open
        RETURNING number, kind, period
        """, .id(id)),
      PostgresStatement("SELECT 1 FROM run WHERE id = $1", .id(id)),
    ])
    guard let account = rows[0].first, !rows[2].isEmpty else { throw StoreError.noSuchRun }
    guard let row = rows[1].first else { return nil }
    return ClosedRun(
      id: id, number: try row.int64(0), account: try account.int64(0),
      isDisabled: try account.bool(2), username: try account.text(1), board: try row.board(1))
  }

  /// Locks a run that may be deleted, before its place for a move is taken: a move that is being added waits for that place, and the
  /// deletion would wait for the move.
  func lockForDeletion(_ closed: ClosedRun) throws {
    try run("SELECT 1 FROM run WHERE number = $1 FOR UPDATE", .int(closed.number))
  }

  /// Takes the number after the last move, so that no other transaction adds a move to a run that ends.
  ///
  /// - Throws: `StoreError.movesDiffer` if it has another number of moves.
  func stop(_ closed: ClosedRun, after moves: Int) throws {
    let rows = try run([
      PostgresStatement(
        """
        INSERT INTO move (run, number, input, at_millis, checksum) VALUES ($1, $2, '', -1, 0)
        ON CONFLICT DO NOTHING
        """, .int(closed.number), .int(moves + 1)),
      PostgresStatement(
        "SELECT coalesce(max(number), 0) FROM move WHERE run = $1 AND at_millis >= 0",
        .int(closed.number)),
    ])
    guard rows[0].changed == 1, try rows[1].first?.int(0) == moves else {
      throw StoreError.movesDiffer
    }
  }

  /// Adds the last move of a run that this transaction has closed.
  ///
  /// - Returns: false if another has its number.
  func add(_ request: MoveWriter.Request) throws -> Bool {
    let rows = try run(
      """
      INSERT INTO move (run, number, input, at_millis, checksum)
      SELECT number, $2, $3, $4, $5 FROM run WHERE id = $1 ON CONFLICT DO NOTHING
      """, .id(request.run), .int(request.number), .text(request.move.input.line),
      .int(request.move.atMillis),
      .int(
        JudgedChecksum.of(
          request.run, request.number, request.move.input.line, atMillis: request.move.atMillis)))
    guard rows.changed == 1 else { return false }
    if let dealt = request.dealt {
      try run(
        """
        INSERT INTO dealt (run, part, questions, keys, checksum)
        SELECT number, $2, $3, $4, $5 FROM run WHERE id = $1
        """, .id(request.run), .int(request.number), .text(dealt.questions), .text(dealt.keys),
        .int(JudgedChecksum.of(dealt, key: "\(request.run)/\(request.number)")))
    }
    return true
  }

  /// Why a move could not be added.
  func reason(against request: MoveWriter.Request) throws -> StoreError {
    let held = try run(
      """
      SELECT 1 FROM run JOIN move ON move.run = run.number
      WHERE run.id = $1 AND move.number = $2 AND at_millis >= 0
      """, .id(request.run), .int(request.number))
    return held.isEmpty ? .runEnded : .moveExists
  }

  /// Adds the end of a run to the results, and updates the boards. A run without an answer is deleted, except a daily's, which was
  /// the one attempt.
  ///
  /// - Returns: the player's score on the run's own board, which an unlisted run would have; nil if the run does not count.
  func end(_ closed: ClosedRun, _ end: RunEnd) throws -> (board: BoardKey, score: BoardScore)? {
    let board = closed.board
    for board in BoardRules.boards(ofRunOn: board) {
      try run(
        """
        INSERT INTO attempts (account, kind, period, runs, given_up) VALUES ($1, $2, $3, 1, $4)
        ON CONFLICT (account, kind, period) DO UPDATE
        SET runs = attempts.runs + 1, given_up = attempts.given_up + excluded.given_up
        """, .int(closed.account), .int(board.kind), .int(board.periodDay),
        .int(end.cause == .finished ? 0 : 1))
      // The number is shown beside the player's entry, if there is one.
      changes.append(RankBook.Change(board: board, old: nil, new: nil))
    }
    guard end.questions > 0 || board.board == .daily else {
      try run([
        PostgresStatement("DELETE FROM move WHERE run = $1", .int(closed.number)),
        PostgresStatement("DELETE FROM run WHERE number = $1", .int(closed.number)),
      ])
      return nil
    }
    let ended = end.run(closed.id, on: board)
    let date = BoardRules.streakDate(of: ended)
    let spans = closed.isDisabled ? [] : BoardRules.entriesNeeded(for: ended)
    let results = try run(
      [
        PostgresStatement(
          """
          INSERT INTO result (run, account, streak_date, cause, score, correct, questions,
            best_streak, elapsed_millis, finished_at, reason, regular_right, board_kind,
            board_period)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
          """, .int(closed.number), .int(closed.account), .int(date?.dayNumber),
          .text(end.cause.rawValue), .int(end.score), .int(end.correct), .int(end.questions),
          .int(end.bestStreak), .int(end.elapsedMillis), .int(end.finishedAt),
          .text(end.reason), .int(end.regularRight), .int(board.kind), .int(board.periodDay)),
        // The dates around the run's on which the player has finished a daily of its course.
        PostgresStatement(
          """
          SELECT DISTINCT streak_date FROM result
          WHERE account = $1 AND board_kind = $2 AND streak_date <> $3 ORDER BY streak_date
          """, .int(closed.account), .int(board.kind), .int(date?.dayNumber)),
      ]
        + spans.map { span in
          PostgresStatement(
            """
            SELECT kind, period, \(BoardScore.columns) FROM entry
            WHERE account = $1 AND kind = $2 AND period BETWEEN $3 AND $4
            """, .int(closed.account), .int(span.first.kind), .int(span.first.periodDay),
            .int(span.last.periodDay))
        })
    if closed.isDisabled { return nil }
    var history = BoardHistory()
    for row in results.dropFirst(2).flatMap(\.all) {
      history.entries[try row.board(0)] = try BoardScore(row, from: 2)
    }
    if let day = date?.dayNumber {
      let days = Set(try results[1].all.map { try $0.int(0) })
      history.finishedBefore = (1...).prefix { days.contains(day - $0) }.count
      history.finishedAfter = (1...).prefix { days.contains(day + $0) }.count
    }
    var entries = history.entries
    let new = BoardRules.changes(by: ended, after: history)
    try put(new.map { ($0.board, $0.new) }, of: closed.account, named: closed.username)
    for change in new {
      changes.append(RankBook.Change(change))
      entries[change.board] = change.new
    }
    guard BoardRules.counts(ended) else { return nil }
    return (ended.isUnlisted ? ended.score : entries[board]).map { (board, $0) }
  }

  /// Removes an ended run from all boards. The player's other entries, such as the week's, are computed again.
  ///
  /// - Throws: `StoreError.noSuchRun` if there is no such run, or it is open.
  func remove(_ id: RunID, because reason: String, by act: OperatorAct) throws {
    let row = try run("SELECT number, account, kind, period FROM run WHERE id = $1", .id(id)).first
    guard let row else { throw StoreError.noSuchRun }
    let account = try row.int64(1)
    try lock(account)
    let rows = try run(
      "UPDATE result SET reason = $1, removal = $2, streak_date = NULL WHERE run = $3",
      .text(NotKept.removed.rawValue), .text(reason), .int(try row.int64(0)))
    guard rows.changed == 1 else { throw StoreError.noSuchRun }
    try run([OperatorRecord.recording(.removeRun, on: account, run: id, by: act)])
    try computeEntries(of: account)
    changes.append(RankBook.Change(board: try row.board(2), old: nil, new: nil))
  }
}

extension RunEnd {
  /// The columns of a result, for `init(_:from:)`.
  static let columns = """
    result.cause, result.score, result.correct, result.questions, result.best_streak,
    result.elapsed_millis, result.finished_at, result.reason, result.removal, result.regular_right
    """

  /// The end in consecutive columns; nil if the run has not ended.
  init?(_ row: RowValues, from column: Int) throws(StoreError) {
    guard let name = try row.optionalText(column) else { return nil }
    guard let cause = Cause(rawValue: name) else { throw .damaged(.malformedRow) }
    self.init(
      cause: cause, score: try row.int(column + 1), correct: try row.int(column + 2),
      questions: try row.int(column + 3), bestStreak: try row.int(column + 4),
      elapsedMillis: try row.int(column + 5), finishedAt: try row.int64(column + 6),
      reason: try row.optionalText(column + 7), removal: try row.optionalText(column + 8),
      regularRight: try row.optionalInt(column + 9))
  }
}
