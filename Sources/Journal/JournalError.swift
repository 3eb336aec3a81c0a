import SQLite

/// Why the journal cannot be read or written.
package enum JournalError: Error, Hashable, Sendable {
  /// The file is damaged or not a journal. It was not changed.
  case damaged(path: String)
  /// The file was made by a newer version of the program.
  case newer(path: String)
  /// The folder or the file cannot be written.
  case notWritable(path: String)
  /// The folder belongs to another user.
  case foreign(path: String)
  /// A part of the folder belongs to another user.
  case foreignPart(path: String)
  /// Other users can change the folder or a file in it.
  case exposed(path: String)
  /// The disk is full, so nothing can be written.
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

  /// The stable error code, for scripts.
  package var code: String {
    switch self {
    case .damaged: "journal_damaged"
    case .newer: "journal_newer"
    case .notWritable: "journal_not_writable"
    case .foreign, .foreignPart: "home_foreign"
    case .exposed: "home_exposed"
    case .diskFull: "disk_full"
    case .busy: "journal_busy"
    case .badImport: "import_malformed"
    case .notExported: "export_not_writable"
    case .unreadable: "import_unreadable"
    case .failed: "journal_failed"
    }
  }

  /// Whether the journal may be readable all the same.
  package var isObstacleToWriting: Bool {
    switch self {
    case .notWritable, .foreign, .diskFull: true
    default: false
    }
  }

  /// The errors of SQLite when it cannot write because the disk is full.
  private static let writing: [SQLiteError.Code] = [
    .write, .sync, .truncate, .sharedMemorySize, .sharedMemoryMap, .sharedMemoryOpen,
  ]

  /// The error of the journal at `path` for an error of SQLite or of a file.
  init(_ error: any Error, path: String) {
    if let known = error as? JournalError {
      self = known
      return
    }
    guard let error = error as? SQLiteError else {
      self = .failed(path: path, message: "\(error)")
      return
    }
    switch error.primary {
    case .notADatabase, .corrupt: self = .damaged(path: path)
    case .full: self = .diskFull(path: path)
    case .busy, .locked: self = .busy(path: path)
    case .readOnly, .cannotOpen, .permission: self = .notWritable(path: path)
    case .io where error.code == .shortRead: self = .damaged(path: path)
    case .io where JournalError.writing.contains(error.code): self = .diskFull(path: path)
    default: self = .failed(path: path, message: error.message)
    }
  }
}
