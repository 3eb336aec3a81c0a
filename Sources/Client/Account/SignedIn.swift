package import GameEngine

/// Who has just signed in, and where.
package struct SignedIn: Hashable, Sendable {
  /// The player's name there.
  package let username: String
  /// The server's origin.
  package let server: String
  /// The player's calendar date on which the session ends at the latest.
  package let until: CalendarDate
  /// Whether the player's settings name another server, so that the next command asks that one.
  package let isOtherServer: Bool

  /// Where the player is signed in, and how long.
  package var told: String { "You are signed in at \(server) until \(until)." }
}
