import Foundation
import ScoreStore

/// A transaction that writes, and the changes of boards that it makes.
final class Transaction {
  private let connection: PostgresConnection
  /// The number by which the database knows it; nil until it has begun, together with its first statements.
  private var number: Int64?
  /// The changes of boards, in order.
  var changes: [RankBook.Change] = []
  /// Statements that are sent together with the commit.
  var last: [PostgresStatement] = []

  private init(_ connection: PostgresConnection) { self.connection = connection }

  /// Runs a statement.
  @discardableResult
  func run(_ sql: String, _ values: Value...) throws(ConnectionError) -> Rows {
    try run([PostgresStatement(sql, values: values)])[0]
  }

  /// Runs statements in one round trip.
  @discardableResult
  func run(_ statements: [PostgresStatement]) throws(ConnectionError) -> [Rows] {
    guard number == nil else { return try connection.run(statements) }
    let begin = [
      PostgresStatement("BEGIN"), PostgresStatement("SELECT pg_current_xact_id()::text::int8"),
    ]
    let rows = try connection.run(begin + statements)
    number = try? rows[1].first?.int64(0)
    return Array(rows.dropFirst(begin.count))
  }

  /// Runs a function in a transaction, again if another one was in its way.
  ///
  /// If the answer to a commit is lost, the database is asked whether the transaction failed, so that it can be repeated.
  static func run<Value>(
    on link: Link, _ feed: Feed, _ body: (Transaction) throws -> Value
  ) throws -> Value {
    var attempts = 0
    while true {
      attempts += 1
      var commit: Int64?
      do {
        return try link.use { connection in
          let transaction = Transaction(connection)
          do {
            let value = try body(transaction)
            if transaction.number == nil { try transaction.run([]) }
            commit = transaction.number
            try feed.commit(transaction.changes, after: transaction.last, connection)
            return value
          } catch {
            if !connection.isLost { _ = try? connection.run("ROLLBACK") }
            throw error
          }
        }
      } catch let error as ConnectionError where error.isConflict && attempts < 3 {
        continue
      } catch let error as ConnectionError where error.isLost && attempts < 3 {
        // An error that was lost, too, ended the transaction. So did a server that does not know it.
        guard let commit, case .lost = error else { continue }
        // After a crash, another transaction may have the number of one that never reached the disk. So nothing is
        // acknowledged; the caller repeats it.
        if try wasCommitted(commit, on: link) { throw StoreError.busy }
      }
    }
  }

  /// Whether a transaction was committed whose connection is lost. Its backend may not have noticed yet, so this waits for it.
  private static func wasCommitted(_ number: Int64, on link: Link) throws -> Bool {
    for _ in 0..<50 {
      let status = try link.use { connection -> String? in
        do {
          return try connection.run("SELECT pg_xact_status($1::text::xid8)", .text("\(number)"))
            .first?.optionalText(0)
        } catch ConnectionError.refused(code: "22023", message: _) {
          // A standby took over that never heard of it.
          return "aborted"
        }
      }
      if status != "in progress" { return status == "committed" }
      Thread.sleep(forTimeInterval: 0.1)
    }
    throw StoreError.busy
  }
}
