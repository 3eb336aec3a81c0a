import Foundation
import GRDB
import Synchronization

/// Reads a whole database so slowly that requests do not notice: on a connection with a small cache, and on a
/// thread with low priority.
enum LongRead {
  /// A part of the reading.
  typealias Part<Value> = @Sendable (Database) throws -> [Value]

  /// A low priority, but not the lowest, with which reading would nearly stop while all processors are busy.
  /// The priority of its reads from the disk follows from it.
  private static let niceness: Int32 = 10

  /// Reads in parts, each in a transaction of its own: while one is open, the write-ahead log grows.
  ///
  /// - Throws: `CancellationError` if the task is cancelled between two parts, SQLite's own error if within one.
  static func run<Value: Sendable>(_ parts: [Part<Value>], of path: String) async throws -> [Value]
  {
    let database = try StoreFile.reader(path, cache: 8000)
    let isCancelled = Mutex(false)
    return try await withTaskCancellationHandler {
      let values = await onSlowThread {
        try parts.flatMap { part in
          if isCancelled.withLock({ $0 }) { throw CancellationError() }
          return try database.read(part)
        }
      }
      return try values.get()
    } onCancel: {
      isCancelled.withLock { $0 = true }
      database.interrupt()
    }
  }

  private static func onSlowThread<Value: Sendable>(
    _ body: @escaping @Sendable () throws -> Value
  ) async -> Result<Value, any Error> {
    await withCheckedContinuation { continuation in
      Thread {
        // On Linux this affects only the calling thread.
        _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
        continuation.resume(returning: Result { try body() })
      }.start()
    }
  }
}
