import GRDB
import ScoreStore

/// The database of a store: its connections, and its one writer. All parts of a store share it.
final class StoreDatabase: Sendable {
  /// The connections.
  let connections: any DatabaseWriter
  /// The writer.
  let writer: GroupCommit
  /// The limits of its space.
  let space: SpaceGuard

  init(_ connections: any DatabaseWriter, writer: GroupCommit, space: SpaceGuard) {
    self.connections = connections
    self.writer = writer
    self.space = space
  }

  /// Reads a consistent state. Only for short reads, because the thread waits.
  func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do {
      return try connections.read(body)
    } catch {
      throw StoreError(sqlite: error)
    }
  }

  /// Reads with a single statement, which needs no transaction to see a consistent state.
  func readOne<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    do {
      return try connections.unsafeRead(body)
    } catch {
      throw StoreError(sqlite: error)
    }
  }
}
