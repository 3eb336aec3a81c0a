import GRDB
import ScoreStore

/// The database of a store: threads for short reads, threads for long ones, so that short reads do not wait for them,
/// and the one writer. Each thread has a connection of its own. All parts of a store share it.
final class StoreDatabase: Sendable {
  /// Threads that read a database, or the one that writes it.
  typealias Threads = ConnectionThreads<DatabaseQueue>

  private let short: Threads
  private let long: Threads
  /// Writes in groups, each with one sync.
  let writer: GroupCommit
  /// The limits of its space.
  let space: SpaceGuard

  init(_ connections: StoreConnections, writer: GroupCommit, space: SpaceGuard) {
    short = Threads(connections.short, name: "read")
    long = Threads(connections.long, name: "read-long", deadline: .seconds(15))
    self.writer = writer
    self.space = space
  }

  /// Reads in one transaction, so that all statements see the same state.
  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreError) -> Value {
    try await readOne { db in try db.snapshot { try body(db) } }
  }

  /// Reads with a single statement, which needs no transaction to see a consistent state.
  func readOne<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreError) -> Value {
    try await short.run { connection throws(StoreError) in try connection.perform(body) }
  }

  /// Reads a consistent state of many rows.
  func readLong<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreError) -> Value {
    try await long.run { connection throws(StoreError) in
      try connection.perform { db in try db.snapshot { try body(db) } }
    }
  }

  /// Waits until all operations are done and the connections are closed.
  func close() async {
    await short.close()
    await long.close()
    await writer.close()
  }

  /// Waits until a reader and the writer respond. Those that read many rows may be busy for long.
  ///
  /// - Throws: `StoreError.busy` if one of them hangs.
  func ping() async throws(StoreError) {
    try long.checkOperations(limit: .seconds(120))
    try await short.ping()
    try await writer.ping()
  }
}

/// The connections to the database of a store.
struct StoreConnections {
  /// For the thread of the writer.
  let writer: DatabaseQueue
  /// One for each thread that reads the data of requests.
  let short: [DatabaseQueue]
  /// One for each thread that reads many rows.
  let long: [DatabaseQueue]
}

extension DatabaseQueue {
  /// Runs a function on this thread with the connection, without a transaction.
  func perform<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do {
      return try unsafeRead(body)
    } catch {
      throw StoreError(sqlite: error)
    }
  }
}
