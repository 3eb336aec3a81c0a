import ClientCore
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

  /// A greeting, the server and the date.
  ///
  /// - Parameter isNew: whether the player has just signed up.
  package func greeting(isNew: Bool, in messages: Messages) -> String {
    let name = shortened(username)
    let greeting = isNew ? messages("Welcome, \(name).") : messages("Hello, \(name).")
    let state = messages("You are signed in at \(server) until \(until.description).")
    return "\(greeting) \(state)"
  }
}
