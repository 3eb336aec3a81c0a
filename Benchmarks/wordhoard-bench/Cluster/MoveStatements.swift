import Foundation

/// Counts the statements that PostgreSQL runs for moves, by `pg_stat_statements`.
struct MoveStatements {
  let postgres: PostgresServer

  /// The statements of a load.
  struct Count {
    /// The number of statements that write moves.
    var batches = 0
    /// The number of statements that read runs, moves or questions.
    var reads = 0
  }

  /// Counts the statements of a load, which may take processor time of its own.
  func count(_ load: () throws -> Void) throws -> Count {
    let database = PostgresServer.database
    try postgres.sql("CREATE EXTENSION IF NOT EXISTS pg_stat_statements", in: database)
    try postgres.sql("SELECT pg_stat_statements_reset()", in: database)
    try postgres.sql("ALTER SYSTEM SET pg_stat_statements.track = 'top'")
    try postgres.reload()
    try load()
    try postgres.sql("ALTER SYSTEM SET pg_stat_statements.track = 'none'")
    try postgres.reload()
    let rows = try postgres.sql(
      """
      SELECT coalesce(sum(calls) FILTER (WHERE query LIKE '%INSERT INTO move%'), 0),
        coalesce(sum(calls) FILTER (WHERE query ~ '^\\s*SELECT' AND query ~ '\\m(run|move|dealt)\\M'), 0)
      FROM pg_stat_statements
      """, in: database)
    let numbers = (rows.first ?? "").split(separator: "|").compactMap { Int($0) }
    guard numbers.count == 2, numbers[0] > 0 else {
      throw BenchError(message: "pg_stat_statements counted no statement that writes a move")
    }
    return Count(batches: numbers[0], reads: numbers[1])
  }
}
