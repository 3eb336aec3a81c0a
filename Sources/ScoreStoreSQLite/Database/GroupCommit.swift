import Foundation
import GRDB
import ScoreStore
import Synchronization

/// The only writer. It writes all waiting operations in one transaction, so that they share the cost of a
/// sync. Each operation returns when that transaction is on disk.
///
/// If an operation fails, only its own changes are undone. If the transaction fails, all its operations fail.
final class GroupCommit: Sendable {
  /// An operation with the code that rejects it.
  private struct Operation: Sendable {
    let watch: DatabaseWatch?
    let attempt: @Sendable (Database, inout [RankBook.Change]) throws(StoreError) -> Success
    let fail: @Sendable (StoreError) -> Void
  }

  /// Resumes the caller of an operation with its result.
  private typealias Success = @Sendable () -> Void

  private struct Waiting {
    var operations: [Operation] = []
    var isDraining = false
  }

  /// The maximum number of operations in a transaction.
  private static let batchSize = 256
  /// The maximum number of waiting operations.
  private static let longestQueue = 4096

  private let thread: StoreDatabase.Threads
  private let book: RankBook
  private let checkpointer: Checkpointer?
  private let waiting = Mutex(Waiting())

  /// The state of the file as of the last transaction.
  private struct Seen {
    /// SQLite's count of changes by other connections.
    var version: Int?
    /// The number of the last commit that changed boards, by any process.
    var boards = 0
  }

  private let seen = Mutex(Seen())

  /// The writer of a database.
  ///
  /// - Parameters:
  ///   - book: the ranks, which are updated after each commit.
  ///   - checkpointer: called after each commit; nil if there is no log.
  init(
    _ database: DatabaseQueue, book: RankBook, checkpointer: Checkpointer?
  ) {
    thread = StoreDatabase.Threads([database], name: "write")
    self.book = book
    self.checkpointer = checkpointer
  }

  /// Runs an operation in the next transaction.
  ///
  /// - Parameter body: runs on the writer's thread, in a transaction that other operations share. It appends its
  ///   changes of boards.
  /// - Returns: the result of `body`, when its changes are on disk.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database, inout [RankBook.Change]) throws -> Value
  ) async throws(StoreError) -> Value {
    let watch = DatabaseWatch()
    defer { watch?.end() }
    let result: Result<Value, StoreError> = await withCheckedContinuation { continuation in
      enqueue(
        Operation(
          watch: watch,
          attempt: { (db, changes) throws(StoreError) in
            do {
              let value = try body(db, &changes)
              return { continuation.resume(returning: .success(value)) }
            } catch {
              throw StoreError(sqlite: error)
            }
          },
          fail: { continuation.resume(returning: .failure($0)) }))
    }
    return try result.get()
  }

  /// Runs a function between two transactions.
  func exclusively<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreError) -> Value {
    try await thread.run(isBounded: false) { connection throws(StoreError) in
      try connection.perform(body)
    }
  }

  /// Waits until all operations are done and the connection is closed. To be called after all others are closed, so that
  /// SQLite copies the log into the file.
  func close() async {
    await checkpointer?.close()
    await thread.close()
  }

  /// Waits until the writer responds.
  ///
  /// - Throws: `StoreError.busy` if it hangs.
  func ping() async throws(StoreError) {
    StoreMetrics.waiting(waiting.withLock { $0.operations.count })
    try await thread.ping()
  }

  /// Forgets the ranks if another process has changed boards. To be called on the writing connection.
  func detectOtherProcesses(_ db: Database) throws {
    let version = try db.integer("PRAGMA data_version")
    guard seen.withLock({ $0.version }) != version else { return }
    let boards = try GroupCommit.boards(db)
    let isChanged = seen.withLock { seen in
      defer { seen = Seen(version: version, boards: boards) }
      return seen.version != nil && seen.boards != boards
    }
    if isChanged { book.forgetAll(version: boards) }
  }

  /// The number of the last commit that changed boards; 0 if there was none.
  static func boards(_ db: Database) throws -> Int {
    let bytes: Data? = try db.row("SELECT value FROM meta WHERE key = 'boards'")?[0]
    return (bytes ?? Data()).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Numbers a commit that changes boards, so that other processes detect it.
  private func countCommit(_ db: Database) throws -> Int {
    let number = try GroupCommit.boards(db) &+ 1
    try db.run(
      """
      INSERT INTO meta (key, value) VALUES ('boards', ?)
      ON CONFLICT (key) DO UPDATE SET value = excluded.value
      """, withUnsafeBytes(of: number.bigEndian) { Data($0) })
    return number
  }

  private func enqueue(_ operation: Operation) {
    let (isRefused, isFirst) = waiting.withLock { waiting in
      guard waiting.operations.count < GroupCommit.longestQueue else { return (true, false) }
      waiting.operations.append(operation)
      defer { waiting.isDraining = true }
      return (false, !waiting.isDraining)
    }
    if isRefused { operation.fail(.busy) }
    if isFirst { scheduleBatch() }
  }

  private func scheduleBatch() {
    thread.post { connection in
      let batch = self.waiting.withLock { waiting in
        let batch = Array(waiting.operations.prefix(GroupCommit.batchSize))
        waiting.operations.removeFirst(batch.count)
        return batch
      }
      for operation in batch { operation.watch?.begin() }
      if let connection {
        let start = ContinuousClock.now
        connection.inDatabase { self.commit(batch, $0) }
        StoreMetrics.committed(batch.count, since: start)
      } else {
        for operation in batch { operation.fail(.busy) }
      }
      let hasMore = self.waiting.withLock { waiting in
        waiting.isDraining = !waiting.operations.isEmpty
        return waiting.isDraining
      }
      if hasMore { self.scheduleBatch() }
    }
  }

  /// Writes a batch. If one of its operations fails, writes the batch again with a savepoint for each
  /// operation.
  private func commit(_ batch: [Operation], _ db: Database) {
    do {
      do {
        try commit(batch, db, attempt: withoutSavepoint)
      } catch is OperationFailed {
        try commit(batch, db, attempt: withSavepoint)
      }
    } catch {
      let reason = StoreError(sqlite: error)
      if reason.isDamage, batch.count > 1 {
        // SQLite refuses the rest of a transaction in which a damaged row was read, so each gets one of its own.
        for operation in batch { commit([operation], db) }
      } else {
        for operation in batch { operation.fail(reason) }
      }
    }
  }

  /// One operation failed, not the transaction.
  private struct OperationFailed: Error {}

  private typealias Attempt = (
    Operation, Database, inout [RankBook.Change]
  ) throws -> Result<Success, StoreError>

  /// Writes a batch in one transaction and resumes all callers.
  ///
  /// - Throws: if the whole transaction fails; then no caller has been resumed.
  private func commit(_ batch: [Operation], _ db: Database, attempt: Attempt) throws {
    var attempted: [(operation: Operation, outcome: Result<Success, StoreError>)] = []
    attempted.reserveCapacity(batch.count)
    var changes: [RankBook.Change] = []
    var number: Int?
    do {
      try db.control("BEGIN IMMEDIATE")
      try detectOtherProcesses(db)
      for operation in batch {
        attempted.append((operation, try attempt(operation, db, &changes)))
      }
      if !changes.isEmpty {
        number = try countCommit(db)
        book.begin(changes)
      }
      try db.control("COMMIT")
    } catch {
      if db.isInsideTransaction { try? db.control("ROLLBACK") }
      book.finish(changes, version: nil)
      throw error
    }
    checkpointer?.schedule()
    if let number {
      seen.withLock { $0.boards = number }
      book.finish(changes, version: number)
    }
    for (operation, outcome) in attempted {
      switch outcome {
      case .success(let succeed): succeed()
      case .failure(let reason): operation.fail(reason)
      }
    }
  }

  private func withoutSavepoint(
    _ operation: Operation, _ db: Database, _ changes: inout [RankBook.Change]
  ) throws -> Result<Success, StoreError> {
    do {
      return .success(try operation.attempt(db, &changes))
    } catch {
      throw OperationFailed()
    }
  }

  /// Runs an operation with a savepoint, so that a failure undoes all its changes.
  ///
  /// - Throws: if the whole transaction fails.
  private func withSavepoint(
    _ operation: Operation, _ db: Database, _ changes: inout [RankBook.Change]
  ) throws -> Result<Success, StoreError> {
    try db.control("SAVEPOINT operation")
    let changesBefore = changes.count
    do {
      let success = try operation.attempt(db, &changes)
      try db.control("RELEASE operation")
      return .success(success)
    } catch {
      guard db.isInsideTransaction else { throw error }
      try db.control("ROLLBACK TO operation")
      try db.control("RELEASE operation")
      changes.removeSubrange(changesBefore...)
      return .failure(StoreError(sqlite: error))
    }
  }
}
