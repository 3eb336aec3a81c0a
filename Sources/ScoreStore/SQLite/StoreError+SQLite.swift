import GRDB

extension StoreError {
  /// Failures of SQLite to write, which want of room brings about.
  private static let writing: [ResultCode] = [
    .SQLITE_IOERR_WRITE, .SQLITE_IOERR_FSYNC, .SQLITE_IOERR_TRUNCATE, .SQLITE_IOERR_SHMSIZE,
    .SQLITE_IOERR_SHMMAP, .SQLITE_IOERR_SHMOPEN,
  ]

  /// What an error of SQLite means for the database at `path`.
  init(_ error: any Error, path: String) {
    if let known = error as? StoreError {
      self = known
      return
    }
    guard let error = error as? DatabaseError else {
      self = .failed(message: "\(error)")
      return
    }
    let message = error.message ?? "SQLite error \(error.extendedResultCode.rawValue)"
    switch error.resultCode {
    case .SQLITE_NOTADB, .SQLITE_CORRUPT: self = .damaged(path: path, message: message)
    case .SQLITE_FULL: self = .diskFull
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
    case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM: self = .notWritable(path: path)
    case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_SHORT_READ:
      self = .damaged(path: path, message: message)
    case .SQLITE_IOERR where StoreError.writing.contains(error.extendedResultCode):
      self = .diskFull
    // The only rows that others hang on by what a caller names are accounts.
    case .SQLITE_CONSTRAINT where error.extendedResultCode == .SQLITE_CONSTRAINT_FOREIGNKEY:
      self = .noSuchAccount
    default: self = .failed(message: message)
    }
  }
}
