/// How far a player is with a book, as chosen by the player. The raw value is a stable name.
package enum BookState: String, Hashable, Codable, Sendable, CaseIterable {
  /// Not begun.
  case unread
  /// It is being read.
  case reading
  /// Read to the end, or given up.
  case finished
}
