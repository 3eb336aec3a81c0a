import GameEngine
import ScoreStore

/// Computes all boards from the results and compares them with the entries, and verifies what PostgreSQL does not: checksums of what
/// answers are judged by, and references that have no foreign key.
struct PostgresCheck {
  let connection: PostgresConnection

  /// The number of rows that are read at once.
  private static let slice = 5000
  /// The number of faults of a kind after which the search ends.
  private static let limit = 20

  /// The faults, as of the transaction of the connection.
  func faults() throws -> [StoreFault] {
    try boardFaults() + moveFaults() + dealtFaults() + groupFaults() + orphans()
  }

  private func boardFaults() throws -> [StoreFault] {
    var faults: [StoreFault] = []
    var last: AccountID = 0
    while faults.count < PostgresCheck.limit {
      let accounts = try connection.run(
        "SELECT id FROM account WHERE id > $1 ORDER BY id LIMIT 1000", .int(last)
      ).all.map { try $0.int64(0) }
      guard let end = accounts.last else { break }
      faults += try boardFaults(from: last, to: end)
      last = end
    }
    return faults
  }

  private func boardFaults(from first: AccountID, to last: AccountID) throws -> [StoreFault] {
    let results = try connection.run(
      """
      SELECT result.account, run.id, run.kind, run.period, streak_date, run.account,
        board_kind, board_period, \(RunEnd.columns)
      FROM result JOIN run ON run.number = result.run
      WHERE run.account > $1 AND run.account <= $2 ORDER BY sequence
      """, .int(first), .int(last))
    var faults: [StoreFault] = []
    var boards: [AccountID: PlayerBoards] = [:]
    for row in results.all {
      guard let end = try RunEnd(row, from: 8) else { throw StoreError.damaged(.malformedRow) }
      let (account, board) = (try row.int64(0), try row.board(2))
      let run = end.run(try row.id(1), on: board)
      if try BoardRules.streakDate(of: run)?.dayNumber != row.optionalInt(4) {
        faults.append(.streakDate(account: account))
      }
      if try row.int64(5) != account || row.board(6) != board {
        faults.append(.entry(board, account: account))
      }
      boards[account, default: PlayerBoards()].add(run)
    }
    let disabled = Set(
      try connection.run(
        "SELECT id FROM account WHERE disabled AND id > $1 AND id <= $2", .int(first), .int(last)
      ).all.map { try $0.int64(0) })
    var found: [AccountID: [BoardKey: BoardScore]] = [:]
    let entries = try connection.run(
      """
      SELECT account, kind, period, \(BoardScore.columns) FROM entry
      WHERE account > $1 AND account <= $2
      """, .int(first), .int(last))
    for row in entries.all {
      found[try row.int64(0), default: [:]][try row.board(1)] = try BoardScore(row, from: 3)
    }
    for account in Set(boards.keys).union(found.keys).sorted() {
      let expected = disabled.contains(account) ? [:] : boards[account]?.entries ?? [:]
      let found = found[account] ?? [:]
      faults += Set(expected.keys).union(found.keys).filter { expected[$0] != found[$0] }
        .sorted { $0.description < $1.description }.map { .entry($0, account: account) }
    }
    return faults
  }

  private func moveFaults() throws -> [StoreFault] {
    var faults: [StoreFault] = []
    var (run, number): (Int64, Int64) = (0, 0)
    while faults.count < PostgresCheck.limit {
      let rows = try connection.run(
        """
        SELECT move.run, move.number, id, input, at_millis, checksum
        FROM move JOIN run ON run.number = move.run
        WHERE (move.run, move.number) > ($1, $2)
        ORDER BY move.run, move.number LIMIT $3
        """, .int(run), .int(number), .int(PostgresCheck.slice)
      ).all
      guard let last = rows.last else { break }
      for row in rows {
        let (id, number) = (try row.id(2), try row.int(1))
        let checksum = JudgedChecksum.of(id, number, try row.text(3), atMillis: try row.int(4))
        if try row.int64(5) != checksum { faults.append(.altered(.move(number, run: id))) }
      }
      (run, number) = (try last.int64(0), try last.int64(1))
    }
    return faults
  }

  private func dealtFaults() throws -> [StoreFault] {
    var faults: [StoreFault] = []
    let dailies = try connection.run(
      "SELECT header, strict_accents, questions, keys, checksum, kind, period FROM daily")
    for row in dailies.all {
      let board = try row.board(5)
      if try row.int64(4) != JudgedChecksum.of(DealtText(row), key: "\(board)") {
        faults.append(.altered(.daily(board)))
      }
    }
    var (run, part): (Int64, Int64) = (0, -1)
    while faults.count < PostgresCheck.limit {
      let rows = try connection.run(
        """
        SELECT header, strict_accents, questions, keys, checksum, part, id, run
        FROM dealt JOIN run ON run.number = dealt.run WHERE (run, part) > ($1, $2)
        ORDER BY run, part LIMIT $3
        """, .int(run), .int(part), .int(500)
      ).all
      guard let last = rows.last else { break }
      for row in rows {
        let (id, part) = (try row.id(6), try row.int(5))
        if try row.int64(4) != JudgedChecksum.of(DealtText(row), key: "\(id)/\(part)") {
          faults.append(.altered(.round(id)))
        }
      }
      (run, part) = (try last.int64(7), try last.int64(5))
    }
    return faults
  }

  private func groupFaults() throws -> [StoreFault] {
    try connection.run(
      """
      SELECT id FROM player_group
      WHERE (SELECT count(*) FROM membership WHERE of_group = player_group.number)
        NOT BETWEEN 1 AND \(PlayerGroup.mostMembers)
      LIMIT \(PostgresCheck.limit)
      """
    ).all.map { .group(try $0.text(0)) }
  }

  private func orphans() throws -> [StoreFault] {
    var faults: [StoreFault] = []
    for (table, column, parent, key) in [
      ("move", "run", "run", "number"), ("open_run", "number", "run", "number"),
      ("result", "run", "run", "number"), ("attempts", "account", "account", "id"),
      ("entry", "account", "account", "id"), ("event", "journal", "journal", "number"),
    ] {
      // The entries of deleted accounts on open dailies have negative numbers.
      let row = try connection.run(
        """
        SELECT 1 FROM \(table) WHERE \(column) > 0 AND NOT EXISTS
          (SELECT 1 FROM \(parent) WHERE \(parent).\(key) = \(table).\(column)) LIMIT 1
        """)
      if !row.isEmpty { faults.append(.orphan(table: table, parent: parent)) }
    }
    return faults
  }
}
