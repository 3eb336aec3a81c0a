import ScoreStore

/// The limits that the servers of a PostgreSQL database share. Its table is not in the write-ahead log, so that a change does not
/// wait for a disk; a crash forgets it, as a restart forgets what a server has in memory.
struct PostgresLimitStore: LimitStore {
  let database: PostgresDatabase

  func change<Result: Sendable>(
    _ keys: [[UInt8]],
    _ body: @escaping @Sendable (_ now: Int64, _ marks: inout [LimitMark]) -> Result
  ) async throws(StoreError) -> Result {
    try await database.write { transaction in
      let rows = try transaction.run([
        // Rows are locked in one order, so that servers do not wait for each other.
        PostgresStatement(
          """
          INSERT INTO limit_mark (key) SELECT key FROM unnest($1) AS new (key) ORDER BY key
          ON CONFLICT DO NOTHING
          """, .blobs(keys)),
        PostgresStatement(
          """
          SELECT key, count, until, latest FROM limit_mark WHERE key = ANY ($1)
          ORDER BY key FOR UPDATE
          """, .blobs(keys)),
        PostgresStatement("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::int8"),
      ])
      var known: [[UInt8]: LimitMark] = [:]
      for row in rows[1].all {
        known[try row.bytes(0)] = LimitMark(
          count: try row.int64(1), until: try row.int64(2), latest: try row.int64(3))
      }
      let old = keys.map { known[$0] ?? LimitMark() }
      var marks = old
      let result = body(try rows[2].first?.int64(0) ?? 0, &marks)
      if marks != old {
        try transaction.run(
          """
          UPDATE limit_mark SET count = new.count, until = new.until, latest = new.latest
          FROM unnest($1, $2, $3, $4) AS new (key, count, until, latest)
          WHERE limit_mark.key = new.key
          """, .blobs(keys), .ints(marks.map(\.count)), .ints(marks.map(\.until)),
          .ints(marks.map(\.latest)))
      }
      return result
    }
  }
}
