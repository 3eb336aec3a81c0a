import GameEngine

/// The screens that only book screens open.
enum BookRoute: Sendable {
  /// The facts, chapters and words of a book.
  case about(LibraryID)
}
