import GRDB
import Synchronization

/// The one writer. What waits to be written is put into one transaction, so that many operations share
/// the cost of a sync; each is told that it is done only after that transaction is on the disk.
///
/// An operation that fails is undone alone. Where the transaction fails, all of its operations do.
final class GroupCommit: Sendable {
  /// An operation of some result that waits.
  private struct Operation: Sendable {
    let attempt: @Sendable (Database, inout [RankBook.Change]) throws(StoreError) -> Success
    let fail: @Sendable (StoreError) -> Void
  }

  /// Tells the one who waits that it is done.
  private typealias Success = @Sendable () -> Void

  private struct Waiting {
    var operations: [Operation] = []
    var isDraining = false
  }

  /// The most operations in a transaction.
  private static let batchSize = 256
  /// The most operations that may wait.
  private static let longestQueue = 4096

  private let database: any DatabaseWriter
  private let path: String
  private let book: RankBook
  private let waiting = Mutex(Waiting())
  /// SQLite's count of what other connections have changed, as last seen.
  private let seenVersion: Mutex<Int?> = Mutex(nil)

  /// The writer of a database.
  ///
  /// - Parameter book: is told what becomes of the boards.
  init(_ database: any DatabaseWriter, path: String, book: RankBook) {
    self.database = database
    self.path = path
    self.book = book
  }

  /// Writes.
  ///
  /// - Parameter body: may be run on any thread, inside a transaction that others share. It adds what
  ///   it does to boards.
  /// - Returns: what `body` returned, when that is on the disk.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database, inout [RankBook.Change]) throws -> Value
  ) async throws(StoreError) -> Value {
    let path = path
    let result: Result<Value, StoreError> = await withCheckedContinuation { continuation in
      enqueue(
        Operation(
          attempt: { (db, changes) throws(StoreError) in
            do {
              let value = try body(db, &changes)
              return { continuation.resume(returning: .success(value)) }
            } catch {
              throw StoreError(error, path: path)
            }
          },
          fail: { continuation.resume(returning: .failure($0)) }))
    }
    return try result.get()
  }

  /// Runs something between two transactions.
  func exclusively<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreError) -> Value {
    let path = path
    let result: Result<Value, StoreError> = await withCheckedContinuation { continuation in
      database.asyncWriteWithoutTransaction { db in
        do {
          continuation.resume(returning: .success(try body(db)))
        } catch {
          continuation.resume(returning: .failure(StoreError(error, path: path)))
        }
      }
    }
    return try result.get()
  }

  /// Forgets the boards where another process has changed the file; to be called on the writer.
  ///
  /// - Returns: whether it has.
  func noticeOthers(_ db: Database) throws -> Bool {
    let version = try db.integer("PRAGMA data_version")
    let isChanged = seenVersion.withLock { seen in
      defer { seen = version }
      return seen != nil && seen != version
    }
    if isChanged { book.forgetAll() }
    return isChanged
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
    database.asyncWriteWithoutTransaction { db in
      let batch = self.waiting.withLock { waiting in
        let batch = Array(waiting.operations.prefix(GroupCommit.batchSize))
        waiting.operations.removeFirst(batch.count)
        return batch
      }
      self.commit(batch, db)
      let hasMore = self.waiting.withLock { waiting in
        waiting.isDraining = !waiting.operations.isEmpty
        return waiting.isDraining
      }
      if hasMore { self.scheduleBatch() }
    }
  }

  /// Writes a batch. Only where one of its operations fails are they written again, each so that it
  /// can be undone alone.
  private func commit(_ batch: [Operation], _ db: Database) {
    do {
      try commit(batch, db, attempt: plainly)
    } catch {
      do {
        try commit(batch, db, attempt: undoably)
      } catch {
        let reason = StoreError(error, path: path)
        for operation in batch { operation.fail(reason) }
      }
    }
  }

  private typealias Attempt = (
    Operation, Database, inout [RankBook.Change]
  ) throws -> Result<Success, StoreError>

  /// Writes a batch in one transaction and tells all who wait.
  ///
  /// - Throws: where the whole transaction is lost; then nobody was told.
  private func commit(_ batch: [Operation], _ db: Database, attempt: Attempt) throws {
    var attempted: [(operation: Operation, outcome: Result<Success, StoreError>)] = []
    attempted.reserveCapacity(batch.count)
    var changes: [RankBook.Change] = []
    do {
      try db.run("BEGIN IMMEDIATE")
      _ = try noticeOthers(db)
      for operation in batch {
        attempted.append((operation, try attempt(operation, db, &changes)))
      }
      if !changes.isEmpty { book.begin(changes) }
      try db.run("COMMIT")
    } catch {
      if db.isInsideTransaction { _ = try? db.run("ROLLBACK") }
      book.finish(changes, done: false)
      throw error
    }
    if !changes.isEmpty { book.finish(changes, done: true) }
    for (operation, outcome) in attempted {
      switch outcome {
      case .success(let succeed): succeed()
      case .failure(let reason): operation.fail(reason)
      }
    }
  }

  private func plainly(
    _ operation: Operation, _ db: Database, _ changes: inout [RankBook.Change]
  ) throws -> Result<Success, StoreError> {
    .success(try operation.attempt(db, &changes))
  }

  /// Runs an operation so that its failure leaves nothing of it.
  ///
  /// - Throws: where the whole transaction is lost.
  private func undoably(
    _ operation: Operation, _ db: Database, _ changes: inout [RankBook.Change]
  ) throws -> Result<Success, StoreError> {
    try db.run("SAVEPOINT operation")
    let changesBefore = changes.count
    do {
      let success = try operation.attempt(db, &changes)
      try db.run("RELEASE operation")
      return .success(success)
    } catch {
      guard db.isInsideTransaction else { throw error }
      try db.run("ROLLBACK TO operation")
      try db.run("RELEASE operation")
      changes.removeSubrange(changesBefore...)
      return .failure(StoreError(error, path: path))
    }
  }
}
