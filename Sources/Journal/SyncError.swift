/// Why a journal could not be synchronized with a server.
package enum SyncError: Error, Hashable, Sendable {
  /// The server's responses contradict each other.
  case inconsistent

  /// A stable name.
  package var code: String { "sync_inconsistent" }
}
