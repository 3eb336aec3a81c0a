import Foundation
import GRDB
import ScoreStore
import Synchronization

/// Copies commits from the write-ahead log into the file, on a connection of its own. By default SQLite does
/// that in a commit, and every move that shares the commit waits for two more syncs.
final class Checkpointer: Sendable {
  /// The time from a commit to the copy. A page that is written again meanwhile is copied only once. A longer
  /// pause keeps the disk busy for longer, and commits wait for the disk.
  private static let pause: TimeInterval = 0.1

  private let thread: StoreDatabase.Threads
  private let isDue = Mutex(false)

  /// A checkpointer of a file.
  init(path: String, configuration: Configuration) throws {
    thread = StoreDatabase.Threads(
      [try DatabaseQueue(path: path, configuration: configuration)], name: "checkpoint")
  }

  /// Waits until the last copy is done and the connection is closed.
  func close() async { await thread.close() }

  /// Schedules a copy. To be called after each commit.
  func schedule() {
    let isFirst = isDue.withLock { isDue in
      defer { isDue = true }
      return !isDue
    }
    guard isFirst else { return }
    thread.post { [weak self] connection in
      guard let connection else { return }
      Thread.sleep(forTimeInterval: Checkpointer.pause)
      self?.isDue.withLock { $0 = false }
      // A passive checkpoint waits for no connection, and none waits for it. The next one copies the rest.
      connection.inDatabase { _ = try? $0.checkpoint(.passive) }
    }
  }
}
