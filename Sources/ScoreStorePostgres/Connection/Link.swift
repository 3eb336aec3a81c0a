import CPQ
import ScoreStore
import Synchronization

/// When the server was last silent, also to a new connection, for the links that share it.
final class Silence: Sendable {
  private let last = Mutex<ContinuousClock.Instant?>(nil)

  func note() { last.withLock { $0 = .now } }

  /// Whether it was silent within a time before now.
  func isRecent(_ age: Duration) -> Bool {
    last.withLock { last in last.map { .now - $0 < age } ?? false }
  }
}

/// The connection of a thread, which is made when it is needed, and again after it was lost.
final class Link: Sendable {
  private let address: PostgresAddress
  /// Only the thread of the link uses it.
  nonisolated(unsafe) private var connection: PostgresConnection?
  private let silence: Silence

  init(_ address: PostgresAddress, _ silence: Silence = Silence()) {
    self.address = address
    self.silence = silence
  }

  /// The time after a silence in which operations fail at once. Otherwise each of those that wait would wait for the server, one
  /// after the other.
  private static let pause: Duration = .milliseconds(250)

  /// The limits of locks and transactions, so that no thread is lost to a server that hangs.
  private static let limits = [
    "SET lock_timeout = '2s'", "SET idle_in_transaction_session_timeout = '10s'",
  ]

  /// Statements of play find their rows by an index, also while PostgreSQL believes that a table which grows is still empty. A plan
  /// that it must choose nevertheless looks so expensive that it would be compiled.
  private static let plans = ["SET enable_seqscan = off", "SET jit = off"]

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
      if connection.wasSilent { silence.note() }
      throw error
    }
  }

  private func connected(isLong: Bool) throws -> PostgresConnection {
    if let connection, !connection.isLost { return connection }
    connection = nil
    guard let pq = pq_open()?.pointee else { throw PostgresError.libraryMissing }
    if silence.isRecent(Link.pause) {
      throw ConnectionError.lost(message: "the server was not reached")
    }
    let start = ContinuousClock.now
    do {
      let fresh = try PostgresConnection(
        address.conninfo, pq, patience: isLong ? .seconds(600) : .seconds(4))
      let statements =
        Link.limits + ["SET statement_timeout = '\(isLong ? 0 : 3)s'"]
        + (isLong ? [] : Link.plans)
      _ = try fresh.run(statements.map { PostgresStatement($0) })
      connection = fresh
      return fresh
    } catch {
      // A server that refuses at once holds nobody up, and may be back with the next attempt.
      if .now - start > .seconds(1) { silence.note() }
      throw error
    }
  }
}
