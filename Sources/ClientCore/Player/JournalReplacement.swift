/// What became of a journal that the player wanted to replace.
package enum JournalReplacement: Hashable, Sendable {
  /// It can be read, and is still used.
  case keptInUse
  /// It was moved to this path, and a new one begins.
  case setAside(String)
}
