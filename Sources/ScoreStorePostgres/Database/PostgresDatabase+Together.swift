import Foundation
import ScoreStore

extension PostgresDatabase {
  /// The milliseconds by which the clock of a server may differ from the database's. Players' times follow the server's.
  private static let clockTolerance: Int64 = 250

  /// Waits until the database has answered.
  ///
  /// - Throws: `StoreError.notWritable` if it is a standby; `failed` if the clocks differ.
  func reach() async throws(StoreError) {
    func now() -> Int64 { Int64(Date().timeIntervalSince1970 * 1000) }
    let before = now()
    let row = try await read(
      """
      SELECT pg_is_in_recovery(), (extract(epoch FROM clock_timestamp()) * 1000)::int8
      """
    ).first
    let after = now()
    guard let row, try !row.bool(0) else { throw .notWritable }
    let database = try row.int64(1)
    let difference = max(before - database, database - after)
    guard difference <= PostgresDatabase.clockTolerance else {
      throw .failed(
        .message("the clock differs from the database's by \(difference) ms; synchronize both"))
    }
  }

  /// Reads with several statements that see one state, in one round trip.
  func read(_ statements: [PostgresStatement]) async throws(StoreError) -> [Rows] {
    let all =
      [PostgresStatement("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")] + statements
      + [PostgresStatement("COMMIT")]
    return try await short { connection in Array(try connection.run(all)[1...statements.count]) }
  }
}
