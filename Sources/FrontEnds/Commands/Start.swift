package import Client

/// Where the program begins.
package enum Start: Sendable {
  /// At home.
  case home
  /// In a game; home is behind it.
  case game(GameRequest)
}
