/// Why the server cannot serve a request now.
package enum Unavailability: Hashable, Sendable {
  /// Too many connections are open.
  case tooManyConnections
  /// The server is shutting down.
  case shuttingDown
  /// The database is locked or overloaded.
  case databaseBusy
  /// The disk is full, so nothing can be saved.
  case diskFull
  /// The data has reached the server's limit for space. Open runs continue, but nothing new is stored.
  case spaceLimit
  /// The journals have reached the server's limit for space. They accept no events, but games continue.
  case journalSpaceLimit
  /// Too many passwords are waiting to be hashed.
  case tooManyPasswords(retryAfter: Int)
  /// There is too little memory to hash a password.
  case outOfMemory
  /// The run was changed by another process.
  case runChanged

  /// Seconds to wait before the next attempt.
  package var retryAfter: Int {
    switch self {
    case .databaseBusy, .runChanged: 1
    case .tooManyConnections, .shuttingDown: 5
    case .diskFull: 30
    case .outOfMemory, .spaceLimit, .journalSpaceLimit: 60
    case .tooManyPasswords(let seconds): seconds
    }
  }
}
