import Synchronization

/// A connection that many threads may use, one at a time; the others wait.
///
/// The closures must not let the connection out, nor use the database themselves: this ends the program.
package final class Database: Sendable {
  private let lock = Mutex(())
  // Used only while the lock is held.
  nonisolated(unsafe) private let connection: Connection

  /// A database on a connection that nothing else uses.
  package init(_ connection: sending Connection) { self.connection = connection }

  /// Uses the connection, without a transaction.
  ///
  /// - Throws: an error of the body.
  package func use<Value: Sendable>(_ body: (Connection) throws -> Value) throws -> Value {
    try lock.withLock { _ in try body(connection) }
  }

  /// Reads one state of the file.
  ///
  /// - Throws: `SQLiteError`, or an error of the body.
  package func read<Value: Sendable>(_ body: (Connection) throws -> Value) throws -> Value {
    try use { db in try db.transaction(.deferred) { try body(db) } }
  }

  /// Writes to the file, all or nothing. No other connection writes meanwhile.
  ///
  /// - Throws: `SQLiteError`, or an error of the body; then nothing was written.
  package func write<Value: Sendable>(_ body: (Connection) throws -> Value) throws -> Value {
    try use { db in try db.transaction(.immediate) { try body(db) } }
  }
}
