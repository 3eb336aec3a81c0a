/// The outcome of a player's request to replace a damaged journal.
package enum JournalReplacement: Hashable, Sendable {
  /// It can be read, and is still used.
  case keptInUse
  /// It was moved to this path, and a new one begins.
  case setAside(String)
}
