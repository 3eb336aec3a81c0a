import GRDB
import ScoreStore

extension StoreError {
  /// Failures of SQLite to write that a full disk causes.
  private static let writing: [ResultCode] = [
    .SQLITE_IOERR_WRITE, .SQLITE_IOERR_FSYNC, .SQLITE_IOERR_TRUNCATE, .SQLITE_IOERR_SHMSIZE,
    .SQLITE_IOERR_SHMMAP, .SQLITE_IOERR_SHMOPEN,
  ]

  /// The meaning of an error that an operation of the database ended in.
  init(sqlite error: any Error) {
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
    case .SQLITE_NOTADB, .SQLITE_CORRUPT: self = .damaged(message: message)
    case .SQLITE_FULL: self = .diskFull
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
    case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM: self = .notWritable
    case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_SHORT_READ:
      self = .damaged(message: message)
    case .SQLITE_IOERR where StoreError.writing.contains(error.extendedResultCode):
      self = .diskFull
    // The only rows that others refer to by what a caller names are accounts.
    case .SQLITE_CONSTRAINT where error.extendedResultCode == .SQLITE_CONSTRAINT_FOREIGNKEY:
      self = .noSuchAccount
    default: self = .failed(message: message)
    }
  }
}
