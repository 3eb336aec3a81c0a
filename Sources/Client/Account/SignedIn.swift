import GameEngine

/// Who has just signed in, and where.
struct SignedIn: Hashable, Sendable {
  /// The player's name there.
  let username: String
  /// The server's origin.
  let server: String
  /// The player's calendar date on which the session ends at the latest.
  let until: CalendarDate
  /// Whether the player's settings name another server, so that the next command asks that one.
  let isOtherServer: Bool

  /// Where the player is signed in, and how long.
  var told: String { "You are signed in at \(server) until \(until)." }
}
