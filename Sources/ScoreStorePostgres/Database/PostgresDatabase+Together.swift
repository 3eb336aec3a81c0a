import ScoreStore

extension PostgresDatabase {
  /// Reads with several statements that see one state, in one round trip.
  func read(_ statements: [PostgresStatement]) async throws(StoreError) -> [Rows] {
    let all =
      [PostgresStatement("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")] + statements
      + [PostgresStatement("COMMIT")]
    return try await short { connection in Array(try connection.run(all)[1...statements.count]) }
  }
}
