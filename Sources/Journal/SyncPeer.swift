/// A player's account on a server with which a journal is synchronized.
package struct SyncPeer: Hashable, Sendable {
  /// The server's origin, such as `https://words.example`; always written in the same way.
  package let server: String
  /// The account's name, always written in the same way.
  package let account: String

  /// An account on a server.
  package init(server: String, account: String) {
    self.server = server
    self.account = account
  }
}
