import Foundation
package import ScoreStore

/// Why a database file cannot be opened or created.
package struct StoreFileError: Error, Hashable, Sendable {
  /// The faults of a file, of the system and of SQLite.
  package enum Fault: Hashable, Sendable {
    /// A file with this name exists already.
    case exists
    /// The file cannot be read.
    case unreadable
    /// The file is not a database, or its header is damaged.
    case noDatabase
    /// The file is the database of another program.
    case foreign
    /// The file was created by a newer version of the server.
    case newer
    /// SQLite does not wait until commits are on disk.
    case notSynchronous
    /// The system refuses, with an `errno`.
    case system(Int32)
    /// An operation on the open database failed.
    case store(StoreError)
  }

  /// The path as the caller gave it.
  package let path: String
  /// The fault of the file.
  package let fault: Fault

  package init(path: String, fault: Fault) {
    self.path = path
    self.fault = fault
  }

  /// The error of a system call.
  package init(path: String, system code: Int32) {
    let fault: Fault =
      switch code {
      case EEXIST: .exists
      case ENOSPC, EDQUOT: .store(.diskFull)
      case EACCES: .store(.notWritable)
      default: .system(code)
      }
    self.init(path: path, fault: fault)
  }

  /// The error of opening or creating a file.
  init(_ error: any Error, path: String) {
    self =
      error as? StoreFileError
      ?? StoreFileError(path: path, fault: .store(StoreError(sqlite: error)))
  }
}
