import GRDB
import ScoreStore

extension StoreError {
  /// The errors of SQLite that a full disk causes.
  private static let fullDisk: [ResultCode] = [
    .SQLITE_IOERR_WRITE, .SQLITE_IOERR_FSYNC, .SQLITE_IOERR_TRUNCATE, .SQLITE_IOERR_SHMSIZE,
    .SQLITE_IOERR_SHMMAP, .SQLITE_IOERR_SHMOPEN,
  ]

  /// Whether the data that was read is damaged.
  var isDamage: Bool { if case .damaged = self { true } else { false } }

  /// The error of an operation of the database.
  init(sqlite error: any Error) {
    if let known = error as? StoreError {
      self = known
      return
    }
    if error is RowDecodingError {
      self = .damaged(.malformedRow)
      return
    }
    guard let error = error as? DatabaseError else {
      self = .failed(.message("\(error)"))
      return
    }
    let reason: DatabaseReason =
      error.message.map { .message($0) } ?? .code(Int(error.extendedResultCode.rawValue))
    switch error.resultCode {
    case .SQLITE_NOTADB, .SQLITE_CORRUPT: self = .damaged(.database(reason))
    case .SQLITE_FULL: self = .diskFull
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
    case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM: self = .notWritable
    case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_SHORT_READ:
      self = .damaged(.database(reason))
    case .SQLITE_IOERR where StoreError.fullDisk.contains(error.extendedResultCode):
      self = .diskFull
    // Only references to accounts come from callers.
    case .SQLITE_CONSTRAINT where error.extendedResultCode == .SQLITE_CONSTRAINT_FOREIGNKEY:
      self = .noSuchAccount
    default: self = .failed(reason)
    }
  }
}
