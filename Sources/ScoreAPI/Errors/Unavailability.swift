/// The reason for which the server cannot serve a request now.
package enum Unavailability: Hashable, Sendable {
  /// Too many connections are open.
  case tooManyConnections
  /// The server is shutting down.
  case shuttingDown
  /// The database is locked or overloaded.
  case databaseBusy
  /// The disk is full.
  case diskFull
  /// The server has reached the limit of its space, and stores nothing new.
  case spaceLimit
  /// Journals have reached the limit of their space, and take no more events.
  case journalSpaceLimit
  /// Too many passwords wait to be hashed.
  case tooManyPasswords(retryAfter: Int)
  /// There is not enough memory to hash a password.
  case outOfMemory
  /// The run was changed by another process.
  case runChanged

  /// Seconds to wait before the next try.
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
