import GameEngine
import ScoreStore

/// The groups in a PostgreSQL store. Whoever changes the members of a group locks the group first, then the account, so that no other
/// transaction changes a count meanwhile.
struct PostgresGroupStore: GroupStore {
  let database: PostgresDatabase

  func create(_ draft: GroupDraft, owner: AccountID) async throws(StoreError) -> PlayerGroup {
    try await database.admitGrowth(.games)
    return try await database.write { transaction in
      try transaction.lock(owner)
      try GroupRows(transaction).checkGroups(of: owner)
      let number = try transaction.run(
        """
        INSERT INTO player_group (id, name, code, code_hash, created_at)
        VALUES ($1, $2, $3, $4, $5) RETURNING number
        """, .text(draft.id), .text(draft.name), .text(draft.code.text),
        .bytes(draft.code.hash), .int(draft.createdAt)
      ).first?.int64(0)
      guard let number else { throw StoreError.damaged(.malformedRow) }
      try GroupRows(transaction).add(owner, to: number, at: draft.createdAt)
      return try GroupRows(transaction).group(number)
    }
  }

  func list(of account: AccountID) async throws(StoreError) -> [PlayerGroup] {
    let rows = try await database.read(
      """
      SELECT \(PlayerGroup.columns), mine.number \(PlayerGroup.tables)
      JOIN membership AS mine ON mine.of_group = player_group.number
      WHERE mine.account = $1 ORDER BY mine.number, membership.number
      """, .int(account))
    var groups: [[RowValues]] = []
    for row in rows.all {
      if try row.int64(6) == groups.last?.first?.int64(6) {
        groups[groups.count - 1].append(row)
      } else {
        groups.append([row])
      }
    }
    return try groups.map { rows throws(StoreError) in try PlayerGroup(rows) }
  }

  func join(
    _ account: AccountID, codeHash: [UInt8], at instant: Int64
  ) async throws(StoreError) -> PlayerGroup {
    let limits = database.limits
    if limits != SpaceLimits(), try await !isMember(account, codeHash: codeHash) {
      try await database.admitGrowth(.games)
    }
    return try await database.write { transaction in
      let number = try transaction.run(
        "SELECT number FROM player_group WHERE code_hash = $1 FOR NO KEY UPDATE", .bytes(codeHash)
      ).first?.int64(0)
      guard let number else { throw StoreError.noSuchGroup }
      try transaction.lock(account)
      let group = try GroupRows(transaction).group(number)
      guard !group.members.contains(where: { $0.account == account }) else { return group }
      try GroupRows(transaction).checkGroups(of: account)
      guard group.members.count < PlayerGroup.mostMembers else { throw StoreError.groupFull }
      try GroupRows(transaction).add(account, to: number, at: instant)
      return try GroupRows(transaction).group(number)
    }
  }

  private func isMember(_ account: AccountID, codeHash: [UInt8]) async throws(StoreError) -> Bool {
    let rows = try await database.read(
      """
      SELECT 1 FROM membership JOIN player_group ON player_group.number = of_group
      WHERE account = $1 AND code_hash = $2
      """, .int(account), .bytes(codeHash))
    return !rows.isEmpty
  }

  func remove(
    _ username: String, from id: GroupID, by account: AccountID, newCode: GroupCode
  ) async throws(StoreError) {
    try await database.write { transaction in
      let (number, group) = try GroupRows(transaction).group(id, for: account)
      let name = username.lowercased()
      let member = group.members.first { $0.username.lowercased() == name }
      guard let member else { throw StoreError.noSuchMember }
      if member.account != account {
        try GroupRows(transaction).replaceCode(of: number, group, by: newCode, as: account)
      }
      try transaction.run(
        "DELETE FROM membership WHERE account = $1 AND of_group = $2", .int(member.account),
        .int(number))
      try GroupRows(transaction).removeEmpty([number])
    }
  }

  func replaceCode(
    of id: GroupID, by code: GroupCode, as account: AccountID
  ) async throws(StoreError) -> PlayerGroup {
    try await database.write { transaction in
      let (number, group) = try GroupRows(transaction).group(id, for: account)
      try GroupRows(transaction).replaceCode(of: number, group, by: code, as: account)
      return try GroupRows(transaction).group(number)
    }
  }

  func delete(_ id: GroupID, as account: AccountID) async throws(StoreError) {
    try await database.write { transaction in
      let (number, group) = try GroupRows(transaction).group(id, for: account)
      guard group.members.first?.account == account else { throw StoreError.notOwner }
      try transaction.run("DELETE FROM player_group WHERE number = $1", .int(number))
    }
  }

  func board(
    _ board: BoardKey, of id: GroupID, for account: AccountID
  ) async throws(StoreError) -> GroupBoard {
    let tables = try await database.read(MemberQueries(board, of: id).statements)
    var members: [AccountID: MemberResults] = [:]
    for row in tables[0].all {
      members[try row.int64(0)] = MemberResults(
        account: try row.int64(0), username: try row.text(1))
    }
    guard members[account] != nil else { throw .noSuchGroup }
    for entry in try tables[1].entries { members[entry.position.account]?.add(entry) }
    for row in tables[2].all {
      members[try row.int64(0)]?.add(
        EndedRun(
          board: try row.board(1),
          score: BoardScore(
            score: try row.int(4), elapsedMillis: try row.int(5), finishedAt: try row.int64(6),
            run: try row.id(3)),
          questions: try row.int(7),
          isFinished: try row.text(8) == RunEnd.Cause.finished.rawValue, isRejected: false))
    }
    return GroupBoard(
      members.values.compactMap { $0.row(on: board) }.map { ($0.position, $0.ranked) })
  }
}

/// The statements for the board of a group: its members, their entries, and their results as newcomers.
private struct MemberQueries {
  let statements: [PostgresStatement]

  init(_ board: BoardKey, of id: GroupID) {
    let members = """
      SELECT account FROM membership JOIN player_group ON player_group.number = of_group
      WHERE player_group.id = $1
      """
    let daily = BoardKey.kind(.daily, of: board.course)
    let ofDailies: (String) -> String = { "board_kind = \(daily) AND \($0)" }
    var (entries, newcomers) = ("entry.kind = $2 AND entry.period = $3", "")
    switch board.contest {
    case .daily: newcomers = ofDailies("board_kind = $2 AND board_period = $3")
    case .weekly:
      let days = "BETWEEN $3 AND $3 + 6"
      entries += " OR entry.kind = \(daily) AND entry.period \(days)"
      newcomers = ofDailies("$2 > 0 AND board_period \(days)")
    case .run(nil): newcomers = "board_kind = $2 AND $3 = 0"
    case .run: newcomers = "board_kind = $2 AND board_period = $3"
    case .streak: newcomers = ofDailies("$2 > 0 AND $3 = 0 AND streak_date IS NOT NULL")
    }
    let values: [Value] = [.text(id), .int(board.kind), .int(board.periodDay)]
    // Of the runs of a newcomer, which can be many, only the best counts.
    let (distinct, order) =
      if case .run = board.contest {
        (
          "DISTINCT ON (result.account)",
          "ORDER BY result.account, score DESC, elapsed_millis / 1000, result.finished_at"
        )
      } else { ("", "") }
    statements = [
      PostgresStatement(
        "SELECT id, name FROM account WHERE id IN (\(members)) ORDER BY id", .text(id)),
      PostgresStatement(
        "\(EntryRow.query) WHERE entry.account IN (\(members)) AND (\(entries))", values: values),
      PostgresStatement(
        """
        SELECT \(distinct) result.account, board_kind, board_period, run.id, score, elapsed_millis,
          result.finished_at, questions, cause
        FROM result JOIN run ON run.number = result.run
        WHERE result.account IN (\(members)) AND reason = '\(NotKept.newcomer.rawValue)'
          AND \(newcomers)
          AND NOT EXISTS (SELECT 1 FROM account WHERE id = result.account AND disabled)
        \(order)
        """, values: values),
    ]
  }
}

extension PlayerGroup {
  fileprivate static let columns = """
    player_group.id, player_group.name, code, player_group.created_at, account.id, account.name
    """
  fileprivate static let tables = """
    FROM player_group JOIN membership ON membership.of_group = player_group.number
    JOIN account ON account.id = membership.account
    """

  /// The group whose members are in rows.
  fileprivate init(_ rows: [RowValues]) throws(StoreError) {
    guard let first = rows.first else { throw .noSuchGroup }
    self.init(
      id: try first.text(0), name: try first.text(1), code: try first.text(2),
      createdAt: try first.int64(3),
      members: try rows.map { row throws(StoreError) in
        Member(account: try row.int64(4), username: try row.text(5))
      })
  }
}

/// The rows of groups, in a transaction.
struct GroupRows {
  private let transaction: Transaction

  init(_ transaction: Transaction) { self.transaction = transaction }

  /// Removes an account that will be deleted from its groups, and the groups that it leaves empty.
  func leave(_ account: AccountID) throws {
    // Nobody joins or leaves them until it is known whether they are empty.
    try transaction.run(
      """
      SELECT number FROM player_group
      WHERE number IN (SELECT of_group FROM membership WHERE account = $1)
      ORDER BY number FOR UPDATE
      """, .int(account))
    let groups = try transaction.run(
      "DELETE FROM membership WHERE account = $1 RETURNING of_group", .int(account)
    ).all.map { try $0.int64(0) }
    try removeEmpty(groups)
  }

  fileprivate func removeEmpty(_ groups: [Int64]) throws {
    try transaction.run(
      """
      DELETE FROM player_group WHERE number = ANY ($1)
        AND NOT EXISTS (SELECT 1 FROM membership WHERE of_group = player_group.number)
      """, .ints(groups))
  }

  fileprivate func group(_ number: Int64) throws -> PlayerGroup {
    try PlayerGroup(
      try transaction.run(
        """
        SELECT \(PlayerGroup.columns) \(PlayerGroup.tables)
        WHERE player_group.number = $1 ORDER BY membership.number
        """, .int(number)
      ).all)
  }

  /// The group with an ID, if an account is in it. The group is locked.
  fileprivate func group(
    _ id: GroupID, for account: AccountID
  ) throws -> (number: Int64, group: PlayerGroup) {
    let number = try transaction.run(
      "SELECT number FROM player_group WHERE id = $1 FOR NO KEY UPDATE", .text(id)
    ).first?.int64(0)
    guard let number else { throw StoreError.noSuchGroup }
    let group = try group(number)
    guard group.members.contains(where: { $0.account == account }) else {
      throw StoreError.noSuchGroup
    }
    return (number, group)
  }

  fileprivate func checkGroups(of account: AccountID) throws {
    let count = try transaction.run(
      "SELECT count(*) FROM membership WHERE account = $1", .int(account))
    guard try count.first?.int(0) ?? 0 < PlayerGroup.mostGroups else {
      throw StoreError.tooManyGroups
    }
  }

  fileprivate func add(_ account: AccountID, to number: Int64, at instant: Int64) throws {
    try transaction.run(
      "INSERT INTO membership (of_group, account, joined_at) VALUES ($1, $2, $3)", .int(number),
      .int(account), .int(instant))
  }

  fileprivate func replaceCode(
    of number: Int64, _ group: PlayerGroup, by code: GroupCode, as account: AccountID
  ) throws {
    guard group.members.first?.account == account else { throw StoreError.notOwner }
    try transaction.run(
      "UPDATE player_group SET code = $1, code_hash = $2 WHERE number = $3", .text(code.text),
      .bytes(code.hash), .int(number))
  }
}
