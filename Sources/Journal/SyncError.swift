/// Why a journal could not be synchronized with a server.
package enum SyncError: Error, Hashable, Sendable {
  /// The server's responses contradict each other.
  case inconsistent
  /// The server has more events than one synchronization reads; the next one continues.
  case tooLong

  /// The stable error code, for scripts.
  package var code: String {
    switch self {
    case .inconsistent: "sync_inconsistent"
    case .tooLong: "sync_too_long"
    }
  }
}
