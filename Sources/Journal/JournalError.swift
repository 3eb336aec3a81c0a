import GRDB

/// Why the journal cannot be read or written.
package enum JournalError: Error, Hashable, Sendable {
  /// The file is damaged or not a journal. It was not changed.
  case damaged(path: String)
  /// The file was made by a newer version of the program.
  case newer(path: String)
  /// The folder or the file cannot be written.
  case notWritable(path: String)
  /// The disk is full.
  case diskFull(path: String)
  /// Another program locked the file for too long.
  case busy(path: String)
  /// A file to be imported is malformed; nothing was imported.
  case badImport(file: String, line: Int, fault: ImportFault)
  /// A file to export to cannot be written.
  case notExported(file: String)
  /// A file to be imported does not exist or cannot be read.
  case unreadable(file: String)
  /// Any other error, with SQLite's message.
  case failed(path: String, message: String)

  /// A stable name.
  package var code: String {
    switch self {
    case .damaged: "journal_damaged"
    case .newer: "journal_newer"
    case .notWritable: "journal_not_writable"
    case .diskFull: "disk_full"
    case .busy: "journal_busy"
    case .badImport: "import_malformed"
    case .notExported: "export_not_writable"
    case .unreadable: "import_unreadable"
    case .failed: "journal_failed"
    }
  }

  /// The errors of SQLite when it cannot write because the disk is full.
  private static let writing: [ResultCode] = [
    .SQLITE_IOERR_WRITE, .SQLITE_IOERR_FSYNC, .SQLITE_IOERR_TRUNCATE, .SQLITE_IOERR_SHMSIZE,
    .SQLITE_IOERR_SHMMAP, .SQLITE_IOERR_SHMOPEN,
  ]

  /// The error of the journal at `path` for an error of SQLite or of a file.
  init(_ error: any Error, path: String) {
    if let known = error as? JournalError {
      self = known
      return
    }
    guard let error = error as? DatabaseError else {
      self = .failed(path: path, message: "\(error)")
      return
    }
    switch error.resultCode {
    case .SQLITE_NOTADB, .SQLITE_CORRUPT: self = .damaged(path: path)
    case .SQLITE_FULL: self = .diskFull(path: path)
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy(path: path)
    case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM: self = .notWritable(path: path)
    case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_SHORT_READ:
      self = .damaged(path: path)
    case .SQLITE_IOERR where JournalError.writing.contains(error.extendedResultCode):
      self = .diskFull(path: path)
    default: self = .failed(path: path, message: error.message ?? "\(error.resultCode)")
    }
  }
}
