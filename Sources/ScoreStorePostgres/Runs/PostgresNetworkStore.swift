import GameEngine
import ScoreStore

/// The networks of dailies in a PostgreSQL store.
struct PostgresNetworkStore: NetworkStore {
  let database: PostgresDatabase

  func salt(
    of date: CalendarDate, make: @Sendable () -> [UInt8]
  ) async throws(StoreError) -> [UInt8] {
    try await database.once(
      "SELECT salt FROM network_salt WHERE date = $1", .int(date.dayNumber),
      insert: "INSERT INTO network_salt (date, salt) VALUES ($1, $2) ON CONFLICT DO NOTHING",
      make())
  }

  func shared(on date: CalendarDate) async throws(StoreError) -> [SharedNetwork] {
    let tables = try await database.read([
      PostgresStatement(
        "SELECT hash, at FROM deletion WHERE date = $1 ORDER BY at", .int(date.dayNumber)),
      PostgresStatement(
        """
        SELECT hash, run.id FROM network JOIN run ON run.number = network.run WHERE date = $1
        ORDER BY hash, started_at, number
        """, .int(date.dayNumber)),
    ])
    var deletions: [[UInt8]: [Int64]] = [:]
    for row in tables[0].all { deletions[try row.bytes(0), default: []].append(try row.int64(1)) }
    var runs: [(hash: [UInt8], ids: [RunID])] = []
    for row in tables[1].all {
      let hash = try row.bytes(0)
      if runs.last?.hash != hash { runs.append((hash, [])) }
      runs[runs.count - 1].ids.append(try row.id(1))
    }
    return runs.map { SharedNetwork(runs: $0.ids, deletions: deletions[$0.hash] ?? []) }
      .filter { $0.runs.count + $0.deletions.count > 1 }
  }

  func forget(before date: CalendarDate) async throws(StoreError) {
    try await database.write { transaction in
      let day = Value.int(date.dayNumber)
      try transaction.run(
        ["network", "deletion"].map { PostgresStatement("DELETE FROM \($0) WHERE date < $1", day) })
      try transaction.run(
        """
        DELETE FROM limit_mark WHERE greatest(until, latest)
          < (extract(epoch FROM clock_timestamp() - interval '1 day') * 1000)::int8
        """)
      guard
        try !transaction.run("SELECT 1 FROM network_salt WHERE date < $1 LIMIT 1", day).isEmpty
      else { return }
      // A row that is deleted stays in the file until it is overwritten, so the file is replaced.
      try transaction.run("LOCK network_salt IN ACCESS EXCLUSIVE MODE")
      let kept = try transaction.run("SELECT date, salt FROM network_salt WHERE date >= $1", day)
      try transaction.run("TRUNCATE network_salt")
      try transaction.run(
        "INSERT INTO network_salt (date, salt) SELECT * FROM unnest($1, $2)",
        .ints(try kept.all.map { try $0.int64(0) }), .blobs(try kept.all.map { try $0.bytes(1) }))
    }
  }
}

extension PostgresDatabase {
  /// A value that the first server makes, and that is the same for all others.
  func once(
    _ query: String, _ key: Value, insert: String, _ fresh: [UInt8]
  ) async throws(StoreError) -> [UInt8] {
    if let known = try await read(query, key).first { return try known.bytes(0) }
    try await write { transaction in _ = try transaction.run(insert, key, .bytes(fresh)) }
    return try await read(query, key).first?.bytes(0) ?? fresh
  }
}

extension Transaction {
  /// Remembers the networks in which an account has answered questions of open dailies. For the transaction that deletes it.
  func noteDeletion(of account: AccountID, at instant: Int64) throws {
    try run(
      """
      INSERT INTO deletion (date, hash, at, newest_account)
      SELECT date, hash, $2, (SELECT max(id) FROM account)
      FROM run JOIN network ON network.run = run.number
      WHERE account = $1 AND closes_at > $2
        AND EXISTS (SELECT 1 FROM move WHERE move.run = run.number)
      """, .int(account), .int(instant))
  }
}
