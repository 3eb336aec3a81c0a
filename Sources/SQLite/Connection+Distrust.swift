import CSQLite

extension Connection {
  /// The number of SQLite's instructions that may pass before a row, in steps of 100,000. Sorting a million
  /// rows takes about a tenth of it.
  private static let mostSteps = 20_000
  /// The longest value in bytes.
  private static let longestValue: Int32 = 64 << 20

  /// Prepares for a file of another program: nothing in it may change it, call functions with effects, or keep a
  /// statement from returning its next row for long.
  ///
  /// - Throws: `SQLiteError`.
  package func distrust() throws(SQLiteError) {
    try execute(
      "PRAGMA trusted_schema = OFF; PRAGMA query_only = ON; PRAGMA cell_size_check = ON")
    limit(SQLITE_LIMIT_LENGTH, to: Connection.longestValue)
    limitWork(steps: 100_000) { counter in
      guard let counter = counter?.assumingMemoryBound(to: Int.self) else { return 1 }
      counter.pointee += 1
      return counter.pointee > Connection.mostSteps ? 1 : 0
    }
  }
}
