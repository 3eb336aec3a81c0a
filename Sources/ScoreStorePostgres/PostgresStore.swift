package import GameEngine
package import ScoreStore

/// A store in a PostgreSQL database, which several servers may use at the same time. An operation returns only when its changes are on
/// the disk of the database, and of its standby if `synchronous_standby_names` names one.
package final class PostgresStore: OpenStore {
  package let accounts: any AccountStore
  package let sessions: any SessionStore
  package let runs: any RunStore
  package let networks: any NetworkStore
  package let boards: any BoardStore
  package let groups: any GroupStore
  package let journals: any JournalStore
  package let limits: (any LimitStore)?
  /// PostgreSQL's own programs check its files.
  package let isFileChecked = true
  let database: PostgresDatabase
  let ranks: PostgresRanks

  /// Opens a store.
  ///
  /// - Parameters:
  ///   - boards: the boards whose ranks are counted now; others are counted when they are needed.
  ///   - creates: whether the tables are created in an empty database.
  ///   - limits: the space beyond which the store accepts nothing that makes it grow.
  /// - Throws: `PostgresError`; a database of another program is not changed.
  package static func open(
    _ address: PostgresAddress, counting boards: [BoardKey] = [], creates: Bool = true,
    limits: SpaceLimits = SpaceLimits()
  ) async throws(PostgresError) -> PostgresStore {
    do {
      let store = PostgresStore(address, limits: limits)
      try await store.database.prepare(creates: creates)
      for board in boards { try await store.ranks.count(board) }
      return store
    } catch {
      throw PostgresError(opening: error)
    }
  }

  private init(_ address: PostgresAddress, limits: SpaceLimits) {
    let database = PostgresDatabase(address, feed: Feed(), limits: limits)
    let ranks = PostgresRanks(database: database)
    accounts = PostgresAccountStore(database: database)
    sessions = PostgresSessionStore(database: database)
    runs = PostgresRunStore(database: database, ranks: ranks)
    networks = PostgresNetworkStore(database: database)
    boards = PostgresBoardStore(database: database, ranks: ranks)
    groups = PostgresGroupStore(database: database)
    journals = PostgresJournalStore(database: database)
    self.limits = PostgresLimitStore(database: database)
    self.database = database
    self.ranks = ranks
  }

  package func secret(make: @Sendable () -> [UInt8]) async throws(StoreError) -> [UInt8] {
    try await database.once(
      "SELECT value FROM meta WHERE key = $1", .text("secret"),
      insert: "INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", make())
  }

  package func check(includingFile: Bool) async throws(StoreError) -> [StoreFault] {
    let faults = try await database.readLong { connection in
      try PostgresCheck(connection: connection).faults()
    }
    return try await faults + ranks.faults()
  }

  package func operatorRecords(
    after number: Int64, limit: Int
  ) async throws(StoreError) -> [OperatorRecord] {
    let rows = try await database.read(
      """
      SELECT number, at, operator, action, username, run, reason FROM operation
      WHERE number > $1 ORDER BY number LIMIT $2
      """, .int(number), .int(limit))
    return try rows.all.map { row throws(StoreError) in
      guard let action = OperatorRecord.Action(rawValue: try row.text(3)) else {
        throw .damaged(.malformedRow)
      }
      return OperatorRecord(
        number: try row.int64(0),
        act: OperatorAct(
          user: try row.text(2), at: try row.int64(1), reason: try row.optionalText(6)),
        action: action, username: try row.text(4), run: try row.optionalID(5))
    }
  }

  package func space() async throws(StoreError) -> SpaceReport { try await database.space() }

  package func ping() async throws(StoreError) { try await database.ping() }

  package func attend(
    by now: @escaping @Sendable () -> Int64
  ) async throws(StoreError) -> Attendance { try await database.attend(by: now) }

  package func refresh() async throws(StoreError) { try await database.catchUp() }

  package func close() async {
    await database.leave()
    await database.close()
  }
}
