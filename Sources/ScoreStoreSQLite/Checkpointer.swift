import Dispatch
import Foundation
import GRDB
import Synchronization

/// Copies what was committed from the write-ahead log into the file, beside the writer: done by a commit
/// itself, as SQLite does it by default, every move that shares the commit waits for two more syncs.
final class Checkpointer: Sendable {
  /// Copies so long after a commit. A page that is written again meanwhile is copied once; the longer
  /// it is, the longer the disk is busy then, and commits wait for the disk.
  private static let pause = DispatchTimeInterval.milliseconds(100)

  private let database: DatabaseQueue
  private let isDue = Mutex(false)

  /// A checkpointer with a connection of its own.
  init(path: String, configuration: Configuration) throws {
    database = try DatabaseQueue(path: path, configuration: configuration)
  }

  /// Says that something was committed.
  func note() {
    let isFirst = isDue.withLock { isDue in
      defer { isDue = true }
      return !isDue
    }
    guard isFirst else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + Checkpointer.pause) { [weak self] in
      self?.copy()
    }
  }

  private func copy() {
    isDue.withLock { $0 = false }
    // Passive: it waits for nobody and nobody for it. What it cannot copy now, the next one does.
    database.asyncWriteWithoutTransaction { _ = try? $0.checkpoint(.passive) }
  }
}
