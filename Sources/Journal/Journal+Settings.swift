import GameEngine
import SQLite
import Synchronization

extension Journal {
  /// The player's settings, folded from their own events alone.
  ///
  /// - Throws: `JournalError`.
  package func settings() throws(JournalError) -> [String: String] {
    do {
      return try database.use { db in
        let arrival = try EventRow.lastArrival(db)
        if let kept = settingsCache.withLock({ $0 }), kept.arrival == arrival {
          return kept.settings
        }
        let settings = try db.transaction(.deferred) {
          try FoldReader(db: db, leftOut: leftOut).settings()
        }
        settingsCache.withLock { $0 = (arrival, settings) }
        return settings
      }
    } catch {
      throw JournalError(error, path: path)
    }
  }
}
