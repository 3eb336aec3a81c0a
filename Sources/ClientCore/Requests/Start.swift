/// The place at which the program starts.
package enum Start: Equatable, Sendable {
  /// On the home screen.
  case home
  /// In a game, which returns to home.
  case game(GameRequest)
  /// In a book, which returns to home.
  case book(ReadRequest)
}
