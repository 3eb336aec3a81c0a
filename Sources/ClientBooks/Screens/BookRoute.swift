import GameEngine

/// The screens that only screens of books open.
enum BookRoute: Sendable {
  /// What is known about a book.
  case about(LibraryID)
}
