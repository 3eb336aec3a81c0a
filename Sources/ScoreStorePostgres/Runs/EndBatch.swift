import GameEngine
import ScoreStore

/// A run that ends in a transaction, which has locked it and its account.
struct EndingRun {
  let request: EndWriter.Request
  let number: Int64
  let account: AccountID
  let username: String
  /// Whether the account is disabled, so that the run enters no board.
  let isDisabled: Bool
  let board: BoardKey

  /// Whether nothing remains of the run: without an answer, unless it is a daily's, which was the one attempt.
  var isDeleted: Bool { request.end.questions == 0 && !board.isDaily }
  var ended: EndedRun { request.end.run(request.run, on: board) }
  var streakDate: CalendarDate? { BoardRules.streakDate(of: ended) }
}

/// The ends of runs of different players, in one transaction and few statements.
struct EndBatch {
  let transaction: Transaction

  /// The result of each request; nil if it is to be repeated after the transaction, because its player has another one in it.
  typealias Results = [Result<EndWriter.Taken?, StoreError>?]

  /// Ends runs.
  func end(_ requests: [EndWriter.Request]) throws -> Results {
    let runs = try locked(requests)
    var players: Set<AccountID> = []
    let chosen = runs.map { run in
      run.flatMap { players.insert($0.account).inserted ? $0 : nil }
    }
    let (closed, histories) = try close(chosen.compactMap(\.self))
    let kept = closed.filter { !$0.isDeleted }
    var scores: [RunID: EndWriter.Taken] = [:]
    var entries: [NewEntry] = []
    for run in closed {
      // The number of attempts is shown beside the player's entry, if there is one.
      transaction.changes += BoardRules.boards(ofRunOn: run.board).map {
        RankBook.Change(board: $0, old: nil, new: nil)
      }
      guard !run.isDeleted, !run.isDisabled, let history = histories[run.request.run] else {
        continue
      }
      var after = history.entries
      for change in BoardRules.changes(by: run.ended, after: history) {
        transaction.changes.append(RankBook.Change(change))
        entries.append(
          NewEntry(
            account: run.account, name: run.username, board: change.board, score: change.new))
        after[change.board] = change.new
      }
      guard BoardRules.counts(run.ended) else { continue }
      let score = run.ended.isUnlisted ? run.ended.score : after[run.board]
      scores[run.request.run] = score.map { (run.board, $0) }
    }
    transaction.last +=
      attempts(of: closed) + deletions(of: closed.filter(\.isDeleted)) + results(of: kept)
      + Transaction.putting(entries)
    let ids = Set(closed.map(\.request.run))
    let waits = zip(runs, chosen).map { run, chosen in run != nil && chosen == nil }
    let refused = zip(requests, waits).filter { !$1 && !ids.contains($0.run) }.map(\.0)
    let reasons = try reasons(against: refused)
    return zip(requests, waits).map { request, waits in
      if waits { return nil }
      return reasons[request.run].map { .failure($0) } ?? .success(scores[request.run])
    }
  }

  /// Locks the accounts of runs, then the runs; nil for runs that are not open.
  private func locked(_ requests: [EndWriter.Request]) throws -> [EndingRun?] {
    let ids = Value.ids(requests.map(\.run))
    let rows = try transaction.run([
      PostgresStatement(
        """
        SELECT 1 FROM account WHERE id IN (SELECT account FROM open_run WHERE id = ANY ($1))
        ORDER BY id FOR NO KEY UPDATE
        """, ids),
      PostgresStatement(
        """
        SELECT open_run.id, number, account.id, account.name, disabled, kind, period
        FROM open_run JOIN account ON account.id = open_run.account WHERE open_run.id = ANY ($1)
        ORDER BY account.id, number FOR UPDATE OF open_run
        """, ids),
    ])[1]
    var found: [RunID: RowValues] = [:]
    for row in rows.all { found[try row.id(0)] = row }
    return try requests.map { request in
      try found[request.run].map {
        EndingRun(
          request: request, number: try $0.int64(1), account: try $0.int64(2),
          username: try $0.text(3), isDisabled: try $0.bool(4), board: try $0.board(5))
      }
    }
  }

  /// Closes runs that are locked, and reads the histories of their players.
  ///
  /// - Returns: the runs that were closed, without those that have other moves than those that were judged; and the histories, by
  ///   the runs.
  private func close(
    _ runs: [EndingRun]
  ) throws -> (closed: [EndingRun], histories: [RunID: BoardHistory]) {
    let rows = try transaction.run([closing(runs)] + histories(of: runs))
    let closed = Set(try rows[0].all.map { try $0.id(0) })
    return (
      runs.filter { closed.contains($0.request.run) }, try histories(rows[1], rows[2], of: runs)
    )
  }

  /// Closes runs, and adds the last move of each, unless they have other moves than those that were judged.
  private func closing(_ runs: [EndingRun]) -> PostgresStatement {
    let requests = runs.map(\.request)
    return PostgresStatement(
      """
      WITH judged AS (
        SELECT * FROM unnest($1, $2, $3, $4, $5, $6)
          AS input (id, run, number, line, millis, checksum)
        WHERE number = 1 + (SELECT coalesce(max(move.number), 0) FROM move WHERE run = input.run)),
      added AS (
        INSERT INTO move (run, number, input, at_millis, checksum)
        SELECT run, number, line, millis, checksum FROM judged WHERE line IS NOT NULL ORDER BY run)
      DELETE FROM open_run USING judged WHERE open_run.id = judged.id RETURNING open_run.id
      """, .ids(requests.map(\.run)), .ints(runs.map(\.number)),
      .ints(requests.map { Int64($0.number) }),
      .optionalTexts(requests.map { $0.move?.input.line }),
      .ints(requests.map { Int64($0.move?.atMillis ?? 0) }),
      .ints(
        requests.map { request in
          request.move.map {
            JudgedChecksum.of(request.run, request.number, $0.input.line, atMillis: $0.atMillis)
          } ?? 0
        }))
  }

  /// Why runs were not closed.
  private func reasons(against requests: [EndWriter.Request]) throws -> [RunID: StoreError] {
    guard !requests.isEmpty else { return [:] }
    let rows = try transaction.run([
      MoveWriter.Held.query(requests.map { ($0.run, $0.number) })
    ])
    let held = try MoveWriter.Held.read(rows[0])
    return Dictionary(
      zip(requests, held).map { request, held in
        let reason: StoreError =
          switch (held.isOpen, request.move) {
          case (nil, _): .noSuchRun
          case (_, .some) where held.move != nil: .moveExists
          case (false, _): .runEnded
          default: .movesDiffer
          }
        return (request.run, reason)
      }, uniquingKeysWith: { $1 })
  }

  /// Reads the players' entries, and the dates of their streaks, from which the changes of boards follow.
  private func histories(of runs: [EndingRun]) -> [PostgresStatement] {
    let spans = runs.flatMap { run in
      BoardRules.entriesNeeded(for: run.ended).map { (run.account, $0) }
    }
    return [
      PostgresStatement(
        """
        SELECT entry.account, entry.kind, period, \(BoardScore.columns)
        FROM unnest($1, $2, $3, $4) AS span (account, kind, first, last) JOIN entry
          ON entry.account = span.account AND entry.kind = span.kind
          AND period BETWEEN first AND last
        """, .ints(spans.map(\.0)), .ints(spans.map(\.1.first.kind)),
        .ints(spans.map(\.1.first.periodDay)), .ints(spans.map(\.1.last.periodDay))),
      // The dates around the runs' on which the players have finished dailies of their courses.
      PostgresStatement(
        """
        SELECT DISTINCT result.account, streak_date
        FROM unnest($1, $2, $3) AS date (account, kind, day) JOIN result
          ON result.account = date.account AND board_kind = date.kind AND streak_date <> day
        """, .ints(runs.map(\.account)), .ints(runs.map(\.board.kind)),
        .optionalInts(runs.map { ($0.streakDate?.dayNumber).map(Int64.init) })),
    ]
  }

  /// The histories that were read, by the runs.
  private func histories(
    _ scores: Rows, _ dates: Rows, of runs: [EndingRun]
  ) throws -> [RunID: BoardHistory] {
    var entries: [AccountID: [BoardKey: BoardScore]] = [:]
    for row in scores.all {
      entries[try row.int64(0), default: [:]][try row.board(1)] = try BoardScore(row, from: 3)
    }
    var days: [AccountID: Set<Int>] = [:]
    for row in dates.all { days[try row.int64(0), default: []].insert(try row.int(1)) }
    var histories: [RunID: BoardHistory] = [:]
    for run in runs {
      var history = BoardHistory()
      history.entries = entries[run.account] ?? [:]
      if let day = run.streakDate?.dayNumber, let days = days[run.account] {
        history.finishedBefore = (1...).prefix { days.contains(day - $0) }.count
        history.finishedAfter = (1...).prefix { days.contains(day + $0) }.count
      }
      histories[run.request.run] = history
    }
    return histories
  }

  private func attempts(of runs: [EndingRun]) -> [PostgresStatement] {
    let attempts = runs.flatMap { run in
      BoardRules.boards(ofRunOn: run.board).map { (run, $0) }
    }.sorted {
      ($0.0.account, $0.1.kind, $0.1.periodDay) < ($1.0.account, $1.1.kind, $1.1.periodDay)
    }
    guard !attempts.isEmpty else { return [] }
    return [
      PostgresStatement(
        """
        INSERT INTO attempts (account, kind, period, runs, given_up)
        SELECT account, kind, period, 1, given_up
        FROM unnest($1, $2, $3, $4) AS new (account, kind, period, given_up)
        ON CONFLICT (account, kind, period) DO UPDATE
        SET runs = attempts.runs + 1, given_up = attempts.given_up + excluded.given_up
        """, .ints(attempts.map(\.0.account)), .ints(attempts.map(\.1.kind)),
        .ints(attempts.map(\.1.periodDay)),
        .ints(attempts.map { $0.0.request.end.cause == .finished ? 0 : 1 }))
    ]
  }

  private func deletions(of runs: [EndingRun]) -> [PostgresStatement] {
    guard !runs.isEmpty else { return [] }
    return ["DELETE FROM move WHERE run = ANY ($1)", "DELETE FROM run WHERE number = ANY ($1)"]
      .map { PostgresStatement($0, .ints(runs.map(\.number))) }
  }

  private func results(of runs: [EndingRun]) -> [PostgresStatement] {
    guard !runs.isEmpty else { return [] }
    func ints(_ value: (RunEnd) -> Int) -> Value {
      .ints(runs.map { Int64(value($0.request.end)) })
    }
    let dealt = runs.compactMap { run in run.request.dealt.map { (run, $0) } }
    return [
      PostgresStatement(
        """
        INSERT INTO result (run, account, streak_date, cause, score, correct, questions,
          best_streak, elapsed_millis, finished_at, reason, regular_right, board_kind,
          board_period)
        SELECT * FROM unnest($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
        """, .ints(runs.map(\.number)), .ints(runs.map(\.account)),
        .optionalInts(runs.map { ($0.streakDate?.dayNumber).map(Int64.init) }),
        .texts(runs.map(\.request.end.cause.rawValue)), ints(\.score), ints(\.correct),
        ints(\.questions), ints(\.bestStreak), ints(\.elapsedMillis),
        .ints(runs.map(\.request.end.finishedAt)), .optionalTexts(runs.map(\.request.end.reason)),
        .optionalInts(runs.map { $0.request.end.regularRight.map(Int64.init) }),
        .ints(runs.map(\.board.kind)), .ints(runs.map(\.board.periodDay)))
    ]
      + (dealt.isEmpty
        ? []
        : [
          PostgresStatement(
            """
            INSERT INTO dealt (run, part, questions, keys, checksum)
            SELECT * FROM unnest($1, $2, $3, $4, $5)
            """, .ints(dealt.map(\.0.number)), .ints(dealt.map { Int64($0.0.request.number) }),
            .texts(dealt.map(\.1.questions)), .texts(dealt.map(\.1.keys)),
            .ints(
              dealt.map {
                JudgedChecksum.of($1, key: "\($0.request.run)/\($0.request.number)")
              }))
        ])
  }
}
