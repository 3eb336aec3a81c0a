import Foundation
import GRDB
import ScoreStore
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
  private let book: RankBook
  private let checkpointer: Checkpointer?
  private let waiting = Mutex(Waiting())
  private struct Seen {
    /// SQLite's count of what other connections have changed.
    var version: Int?
    /// What the last change of a board left in the file, whichever process made it.
    var mark: Data?
  }

  private let seen = Mutex(Seen())

  /// The writer of a database.
  ///
  /// - Parameters:
  ///   - book: is told what becomes of the boards.
  ///   - checkpointer: is told of commits; nil where there is no log.
  init(
    _ database: any DatabaseWriter, book: RankBook, checkpointer: Checkpointer?
  ) {
    self.database = database
    self.book = book
    self.checkpointer = checkpointer
  }

  /// Writes.
  ///
  /// - Parameter body: may be run on any thread, inside a transaction that others share. It adds what
  ///   it does to boards.
  /// - Returns: what `body` returned, when that is on the disk.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database, inout [RankBook.Change]) throws -> Value
  ) async throws(StoreError) -> Value {
    let result: Result<Value, StoreError> = await withCheckedContinuation { continuation in
      enqueue(
        Operation(
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

  /// Runs something between two transactions.
  func exclusively<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreError) -> Value {
    let result: Result<Value, StoreError> = await withCheckedContinuation { continuation in
      database.asyncWriteWithoutTransaction { db in
        do {
          continuation.resume(returning: .success(try body(db)))
        } catch {
          continuation.resume(returning: .failure(StoreError(sqlite: error)))
        }
      }
    }
    return try result.get()
  }

  /// Forgets the boards where another process has changed them; to be called on the writer.
  func noticeOthers(_ db: Database) throws {
    let version = try db.integer("PRAGMA data_version")
    guard seen.withLock({ $0.version }) != version else { return }
    let mark: Data? = try db.row("SELECT value FROM meta WHERE key = 'boards'")?[0]
    let isChanged = seen.withLock { seen in
      defer { seen = Seen(version: version, mark: mark) }
      return seen.version != nil && seen.mark != mark
    }
    if isChanged { book.forgetAll() }
  }

  /// Leaves a mark by which other processes see that boards have changed.
  private func leaveMark(_ db: Database) throws -> Data {
    let mark = withUnsafeBytes(of: UInt64.random(in: .min ... .max)) { Data($0) }
    try db.run(
      """
      INSERT INTO meta (key, value) VALUES ('boards', ?)
      ON CONFLICT (key) DO UPDATE SET value = excluded.value
      """, mark)
    return mark
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
      do {
        try commit(batch, db, attempt: plainly)
      } catch is OperationFailed {
        try commit(batch, db, attempt: undoably)
      }
    } catch {
      let reason = StoreError(sqlite: error)
      for operation in batch { operation.fail(reason) }
    }
  }

  /// Says that one operation failed, not the transaction.
  private struct OperationFailed: Error {}

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
    var mark: Data?
    do {
      try db.control("BEGIN IMMEDIATE")
      try noticeOthers(db)
      for operation in batch {
        attempted.append((operation, try attempt(operation, db, &changes)))
      }
      if !changes.isEmpty {
        mark = try leaveMark(db)
        book.begin(changes)
      }
      try db.control("COMMIT")
    } catch {
      if db.isInsideTransaction { try? db.control("ROLLBACK") }
      book.finish(changes, done: false)
      throw error
    }
    checkpointer?.note()
    if let mark {
      seen.withLock { $0.mark = mark }
      book.finish(changes, done: true)
    }
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
    do {
      return .success(try operation.attempt(db, &changes))
    } catch {
      throw OperationFailed()
    }
  }

  /// Runs an operation so that its failure leaves nothing of it.
  ///
  /// - Throws: where the whole transaction is lost.
  private func undoably(
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
