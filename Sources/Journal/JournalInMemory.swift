import Glibc
import SQLite

/// Copies of journals that cannot be opened for writing: on a full or read-only disk, or in the folder of another user.
enum JournalInMemory {
  /// A copy with everything that the file and its write-ahead log contain.
  ///
  /// - Returns: nil if there is no journal, or it cannot be read either.
  /// - Throws: `JournalError.newer`, or `damaged` if the file is not a journal.
  static func copy(of path: String) throws(JournalError) -> Connection? {
    // Usually SQLite needs room for an index of the log. Without it, no other connection can have
    // the journal open.
    for access in [.reading, hasLog(path) ? .readingAlone : .readingUnchanged]
      as [Connection.Access]
    {
      do {
        return try copy(of: path, access)
      } catch {
        switch JournalError(error, path: path) {
        case .damaged: throw .damaged(path: path)
        case .newer: throw .newer(path: path)
        default: continue
        }
      }
    }
    return nil
  }

  private static func copy(of path: String, _ access: Connection.Access) throws -> Connection? {
    let source = try Connection(path: path, access)
    if access == .readingAlone { try source.execute("PRAGMA locking_mode = EXCLUSIVE") }
    return try source.transaction(.deferred) {
      guard try JournalSchema.state(of: source, path: path) == .current else { return nil }
      return try Connection(copying: source)
    }
  }

  private static func hasLog(_ path: String) -> Bool {
    var status = stat()
    return stat("\(path)-wal", &status) == 0 && status.st_size > 0
  }
}
