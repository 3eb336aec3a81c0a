import GameEngine
import Kit
import ScoreStore

/// The dailies and runs in a PostgreSQL store.
struct PostgresRunStore: RunStore {
  private let database: PostgresDatabase
  private let ranks: PostgresRanks
  private let ends: EndWriter
  /// The rounds of the last few dailies. Every run on the board of a daily needs its round, which never changes.
  private let dailies = RecentCache<BoardKey, DealtRound>(capacity: 8)

  init(database: PostgresDatabase, ranks: PostgresRanks) {
    self.database = database
    self.ranks = ranks
    ends = EndWriter(database)
  }

  func keepDaily(
    _ round: DealtRound, of board: BoardKey
  ) async throws(StoreError) -> DealtRound {
    if let kept = try await daily(of: board) { return kept }
    let text = try DealtText(round)
    try await database.write { transaction in
      _ = try transaction.run(
        """
        INSERT INTO daily (kind, period, header, strict_accents, questions, keys, checksum)
        VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING
        """, .int(board.kind), .int(board.periodDay), .text(text.header),
        .bool(text.strictAccents ?? false), .text(text.questions), .text(text.keys),
        .int(JudgedChecksum.of(text, key: "\(board)")))
    }
    return try await daily(of: board) ?? round
  }

  func daily(of board: BoardKey) async throws(StoreError) -> DealtRound? {
    if let known = dailies[board] { return known }
    let rows = try await database.read(
      """
      SELECT header, strict_accents, questions, keys, checksum FROM daily
      WHERE kind = $1 AND period = $2
      """, .int(board.kind), .int(board.periodDay))
    guard let row = rows.first else { return nil }
    let text = try DealtText(row)
    guard try row.int64(4) == JudgedChecksum.of(text, key: "\(board)") else {
      throw .damaged(.altered(.daily(board)))
    }
    let round = try DealtText.round([text])
    dailies[board] = round
    return round
  }

  func start(_ draft: RunDraft) async throws(StoreError) -> (run: StoredRun, isNew: Bool) {
    let isDaily = draft.board.isDaily
    let dealt = isDaily ? try await keepDaily(draft.dealt, of: draft.board) : draft.dealt
    let text = isDaily ? nil : try DealtText(draft.dealt)
    if let held = try await held(by: draft) { return (held, false) }
    try await database.admitGrowth(.games)
    let started = try await database.write {
      transaction -> (name: String, followsDeletion: Bool)? in
      let name = try transaction.lock(draft.account).name
      let number = try transaction.run(
        """
        WITH new AS (
          INSERT INTO run (id, account, kind, period, started_at, closes_at)
          SELECT $1, $2, $3, $4, $5, $6 WHERE $7 OR NOT EXISTS
            (SELECT 1 FROM open_run WHERE account = $2 AND kind = $3)
          ON CONFLICT DO NOTHING RETURNING *)
        INSERT INTO open_run (id, number, account, kind, period, closes_at)
        SELECT id, number, account, kind, period, closes_at FROM new RETURNING number
        """, .id(draft.id), .int(draft.account), .int(draft.board.kind),
        .int(draft.board.periodDay), .int(draft.startedAt), .int(draft.closesAt), .bool(isDaily)
      ).first?.int64(0)
      guard let number else { return nil }
      var followsDeletion = false
      if case .daily(let date) = draft.board.contest, let network = draft.network {
        let rows = try transaction.run([
          PostgresStatement(
            "INSERT INTO network (run, date, hash) VALUES ($1, $2, $3)", .int(number),
            .int(date.dayNumber), .bytes(network)),
          PostgresStatement(
            "SELECT \(PostgresRunStore.followsDeletion) FROM run WHERE number = $1", .int(number)),
        ])
        followsDeletion = try rows[1].first?.bool(0) ?? false
      }
      if let text {
        try transaction.run(
          """
          INSERT INTO dealt (run, part, header, strict_accents, questions, keys, checksum)
          VALUES ($1, 0, $2, $3, $4, $5, $6)
          """, .int(number), .text(text.header), .bool(text.strictAccents ?? false),
          .text(text.questions), .text(text.keys),
          .int(JudgedChecksum.of(text, key: "\(draft.id)/0")))
      }
      return (name, followsDeletion)
    }
    // Another server has started it meanwhile. If that run has ended since without an answer, it is gone.
    guard let started else { return try await start(draft) }
    let run = StoredRun(
      id: draft.id, account: draft.account, username: started.name, board: draft.board,
      dealt: dealt, startedAt: draft.startedAt, closesAt: draft.closesAt, moves: [], end: nil,
      followsDeletion: started.followsDeletion)
    return (run, true)
  }

  /// The run that the player must resume instead of starting another.
  private func held(by draft: RunDraft) async throws(StoreError) -> StoredRun? {
    let board = draft.board
    if board.isDaily { return try await find(of: draft.account, on: board) }
    let rows = try await database.read(
      """
      SELECT id FROM open_run WHERE account = $1 AND kind = $2
      """, .int(draft.account), .int(board.kind))
    guard let id = try rows.first?.id(0) else { return nil }
    return try await find(id)
  }

  func find(_ id: RunID) async throws(StoreError) -> StoredRun? {
    try await find("run.id = $1", .id(id))
  }

  func find(
    of account: AccountID, on board: BoardKey
  ) async throws(StoreError) -> StoredRun? {
    try await find(
      "run.account = $1 AND run.kind = $2 AND run.period = $3", .int(account), .int(board.kind),
      .int(board.periodDay))
  }

  private func find(_ condition: String, _ values: Value...) async throws(StoreError) -> StoredRun?
  {
    let runs = "SELECT number FROM run WHERE \(condition)"
    let tables = try await database.read([
      PostgresStatement(
        """
        SELECT run.id, run.account, account.name, run.kind, run.period, run.started_at,
          run.closes_at, \(RunEnd.columns), \(PostgresRunStore.followsDeletion)
        FROM run JOIN account ON account.id = run.account
          LEFT JOIN result ON result.run = run.number WHERE \(condition)
        """, values: values),
      PostgresStatement(
        """
        SELECT header, strict_accents, questions, keys, checksum, part FROM dealt
        WHERE run IN (\(runs)) ORDER BY part
        """, values: values),
      PostgresStatement(
        """
        SELECT number, input, at_millis, checksum FROM move
        WHERE run IN (\(runs)) ORDER BY number
        """, values: values),
    ])
    guard let row = tables[0].first else { return nil }
    let (id, board) = (try row.id(0), try row.board(3))
    let moves = try tables[2].all.map { row throws(StoreError) in
      let (number, line, millis) = (try row.int(0), try row.text(1), try row.int(2))
      guard try row.int64(3) == JudgedChecksum.of(id, number, line, atMillis: millis) else {
        throw .damaged(.altered(.move(number, run: id)))
      }
      return Move(PlayerInput(line: line), atMillis: millis)
    }
    var dealt: DealtRound?
    if board.isDaily {
      dealt = try await daily(of: board)
    } else {
      let texts = try tables[1].all.map { row throws(StoreError) in
        let text = try DealtText(row)
        guard try row.int64(4) == JudgedChecksum.of(text, key: "\(id)/\(row.int(5))") else {
          throw .damaged(.altered(.round(id)))
        }
        return text
      }
      dealt = try DealtText.round(texts)
    }
    guard let dealt else { throw .damaged(.roundMissing) }
    return StoredRun(
      id: id, account: try row.int64(1), username: try row.text(2), board: board, dealt: dealt,
      startedAt: try row.int64(5), closesAt: try row.int64(6), moves: moves,
      end: try RunEnd(row, from: 7), followsDeletion: try row.bool(17))
  }

  /// Whether a row of `run` follows a deletion.
  private static let followsDeletion = """
    EXISTS (SELECT 1 FROM network JOIN deletion USING (date, hash)
      WHERE network.run = run.number AND deletion.newest_account < run.account)
    """

  func addMove(
    _ move: Move, number: Int, to id: RunID, dealt: DealtQuestions?, ending end: RunEnd?
  ) async throws(StoreError) -> Standing? {
    var text: DealtText?
    if let dealt { text = try DealtText(dealt) }
    guard let end else {
      try await database.moves.add(
        MoveWriter.Request(run: id, number: number, move: move, dealt: text))
      return nil
    }
    let taken = try await ends.add(
      EndWriter.Request(run: id, number: number, move: move, dealt: text, end: end))
    guard let taken else { return nil }
    return try await ranks.standing(
      of: taken.score, afterCommitOn: taken.board, isListed: !end.isUnlisted)
  }

  func end(_ id: RunID, after moves: Int, _ end: RunEnd) async throws(StoreError) {
    _ = try await ends.add(
      EndWriter.Request(run: id, number: moves + 1, move: nil, dealt: nil, end: end))
  }

  func state(of id: RunID) async throws(StoreError) -> RunState? {
    let rows = try await database.read(
      """
      SELECT (SELECT coalesce(max(move.number), 0) FROM move WHERE move.run = run.number),
        EXISTS (SELECT 1 FROM open_run WHERE open_run.id = run.id), removal
      FROM run LEFT JOIN result ON result.run = run.number WHERE run.id = $1
      """, .id(id))
    guard let row = rows.first else { return nil }
    return RunState(
      moves: try row.int(0), isOpen: try row.bool(1), removal: try row.optionalText(2))
  }

  func remove(_ id: RunID, because reason: String, by act: OperatorAct) async throws(StoreError) {
    try await database.write { transaction in
      try transaction.remove(id, because: reason, by: act)
    }
  }

  func open(closingBy instant: Int64, limit: Int) async throws(StoreError) -> [RunID] {
    let rows = try await database.read(
      """
      SELECT id FROM open_run WHERE closes_at > 0 AND closes_at <= $1
      ORDER BY closes_at LIMIT $2
      """, .int(instant), .int(max(0, limit)))
    return try rows.all.map { row throws(StoreError) in try row.id(0) }
  }

  func ended(
    before sequence: Int64?, limit: Int
  ) async throws(StoreError) -> [(sequence: Int64, run: RunID)] {
    let rows = try await database.read(
      """
      SELECT result.sequence, run.id FROM result JOIN run ON run.number = result.run
      WHERE result.sequence < $1 ORDER BY result.sequence DESC LIMIT $2
      """, .int(sequence ?? .max), .int(max(0, limit)))
    return try rows.all.map { row throws(StoreError) in (try row.int64(0), try row.id(1)) }
  }

  func endedCount() async throws(StoreError) -> Int {
    try await database.read("SELECT count(*) FROM result").first?.int(0) ?? 0
  }

  func isEstablished(
    _ account: AccountID, after days: Int, at instant: Int64
  ) async throws(StoreError) -> Bool {
    let day: Int64 = 86_400_000
    let rows = try await database.read(
      """
      SELECT 1 FROM account WHERE id = $1 AND created_at <= $2 AND $3 =
        (SELECT count(*) FROM
          (SELECT DISTINCT finished_at / $4 FROM result
            WHERE account = $1 AND streak_date IS NOT NULL AND finished_at < $5 LIMIT $3) AS days)
      """, .int(account), .int(instant - Int64(days) * day), .int(days), .int(day),
      .int(instant - instant % day))
    return !rows.isEmpty
  }

  func streak(of account: AccountID, asOf date: CalendarDate) async throws(StoreError) -> Int {
    let rows = try await database.read(
      """
      SELECT DISTINCT streak_date FROM result WHERE account = $1 AND streak_date <= $2
      ORDER BY streak_date DESC
      """, .int(account), .int(date.dayNumber))
    let days = try rows.all.map { row throws(StoreError) in try row.int(0) }
    return BoardRules.currentStreak(asOf: date) { end in
      let days = days.drop { $0 > end.dayNumber }
      return zip(days, 0...).prefix { $0 == end.dayNumber - $1 }.count
    }
  }
}

extension DealtText {
  /// The columns `header`, `strict_accents`, `questions`, `keys` of a row, in this order.
  init(_ row: RowValues, from column: Int = 0) throws(StoreError) {
    self.init(
      header: try row.optionalText(column),
      strictAccents: row.isNull(column + 1) ? nil : try row.bool(column + 1),
      questions: try row.text(column + 2), keys: try row.text(column + 3))
  }
}
