import CPQ
import ScoreStore

/// The connection of a thread, which is made when it is needed, and again after it was lost.
final class Link: Sendable {
  private let address: PostgresAddress
  /// Only the thread of the link uses it.
  nonisolated(unsafe) private var connection: PostgresConnection?

  init(_ address: PostgresAddress) { self.address = address }

  /// The limits of locks and transactions, so that no thread is lost to a server that hangs.
  private static let limits = [
    "SET lock_timeout = '2s'", "SET idle_in_transaction_session_timeout = '10s'",
  ]

  /// Calls a function with the connection. To be called on the thread of the link only.
  ///
  /// - Parameter isLong: whether a statement may take longer than one of play.
  func use<Value>(isLong: Bool = false, _ body: (PostgresConnection) throws -> Value) throws
    -> Value
  {
    let connection = try connected(isLong: isLong)
    do {
      return try body(connection)
    } catch let error as ConnectionError where error.isLost {
      self.connection = nil
      throw error
    }
  }

  private func connected(isLong: Bool) throws -> PostgresConnection {
    if let connection, !connection.isLost { return connection }
    connection = nil
    guard let pq = pq_open()?.pointee else { throw PostgresError.libraryMissing }
    let fresh = try PostgresConnection(
      address.conninfo, pq, patience: isLong ? .seconds(600) : .seconds(8))
    let statements = Link.limits + ["SET statement_timeout = '\(isLong ? 0 : 5)s'"]
    _ = try fresh.run(statements.map { PostgresStatement($0) })
    connection = fresh
    return fresh
  }
}
