import Foundation
import ScoreStore
import ScoreStorePostgres
import ScoreStoreSQLite

extension StoreLocation {
  /// The tables of a database that is checked, and which nothing changes until the process ends.
  ///
  /// - Throws: `OperatorError.databaseFaulty` if it has faults; it prints them.
  func soundTables() async throws -> any StoreTables {
    switch self {
    case .file(let path):
      guard FileManager.default.fileExists(atPath: path) else {
        throw OperatorError.databaseMissing(path)
      }
      try takeServeLock()
      // Closing the file after this would release the lock of the tables.
      try await check()
      return try SQLiteTables(readingFrom: path)
    case .database(let address):
      let tables = try copying { () throws(PostgresError) in
        try PostgresTables(readingFrom: address)
      }
      try await check()
      return tables
    }
  }

  /// The tables of a new database, or of an unfinished copy.
  func tablesForWriting() throws -> any StoreTables {
    switch self {
    case .file(let path): try SQLiteTables(writingTo: path)
    case .database(let address):
      try copying { () throws(PostgresError) in try PostgresTables(writingTo: address) }
    }
  }

  private func copying<Value>(_ body: () throws(PostgresError) -> Value) throws -> Value {
    do { return try body() } catch { throw OperatorError.postgres(description, error) }
  }

  private func check() async throws {
    StandardStreams.progress("checking \(self)")
    let store = try await openExisting()
    let faults = try await naming { try await store.check() }
    await store.close()
    StandardStreams.progress("")
    guard faults.isEmpty else {
      for fault in faults { try StandardStreams.print(StandardStreams.plain(fault.line)) }
      throw OperatorError.databaseFaulty(self)
    }
  }
}
