package import GameEngine
package import Messages

/// The result of signing in.
package struct SignedIn: Hashable, Sendable {
  /// The player's name on the server.
  package let username: String
  /// The server's origin.
  package let server: String
  /// The date on which the session expires, in the player's time zone.
  package let until: CalendarDate
  /// Whether the settings name another server, so that the next command uses that one.
  package let isOtherServer: Bool

  /// A sentence with the server and the date.
  package func text(in messages: Messages) -> String {
    messages("You are signed in at \(server) until \(until.description).")
  }
}
