/// How far a player is with a book, as they say it. The raw value is a stable name.
package enum BookState: String, Hashable, Codable, Sendable, CaseIterable {
  /// It was not begun.
  case unread
  /// It is being read.
  case reading
  /// It was read, or is not read on.
  case finished
}
