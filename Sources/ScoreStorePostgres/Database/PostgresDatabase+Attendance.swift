import ScoreStore
import Synchronization

extension PostgresDatabase {
  /// The time without a sign of life after which the others do without a server.
  private static let lease = "interval '10 s'"

  /// Notes that this server lives. Of those that do, the one with the lowest number leads, so that nothing is to be elected.
  ///
  /// - Throws: `StoreError.notWritable` if the database is a standby; `busy` if a commit does not end, as without a standby that must
  ///   confirm it.
  func attend(
    by now: @escaping @Sendable () -> Int64
  ) async throws(StoreError) -> Attendance {
    try checkWriters()
    let node = feed.node
    let attendance = try await short { connection in
      let before = now()
      let rows = try connection.run([
        PostgresStatement(
          """
          INSERT INTO server (node, seen) VALUES ($1, clock_timestamp())
          ON CONFLICT (node) DO UPDATE SET seen = excluded.seen
          """, .int(node)),
        PostgresStatement(
          """
          SELECT count(*), min(node), (extract(epoch FROM clock_timestamp()) * 1000)::int8,
            (SELECT max(major) FROM migration)
          FROM server WHERE seen > clock_timestamp() - \(PostgresDatabase.lease)
          """),
        PostgresStatement("DELETE FROM server WHERE seen < clock_timestamp() - interval '1 h'"),
      ])
      let after = now()
      guard let row = rows[1].first else { throw StoreError.damaged(.malformedRow) }
      let database = try row.int64(2)
      return Attendance(
        servers: try row.int(0), leads: try row.int64(1) == node,
        clockDifference: max(0, before - database, database - after),
        isOutdated: try row.int(3) > PostgresSchema.major)
    }
    hasAttended.store(true, ordering: .relaxed)
    return attendance
  }

  /// Lets the others do without this server at once.
  func leave() async {
    guard hasAttended.load(ordering: .relaxed) else { return }
    let node = feed.node
    _ = try? await short { try $0.run("DELETE FROM server WHERE node = $1", .int(node)) }
  }
}
