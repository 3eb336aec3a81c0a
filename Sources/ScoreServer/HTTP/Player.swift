package import ScoreStore

/// The player who sends a request, authenticated by a token.
package struct Player: Hashable, Sendable {
  /// The account.
  package let account: AccountID
  /// The name.
  package let username: String
  /// The session that the token belongs to.
  package let session: SessionID

  /// A player.
  package init(account: AccountID, username: String, session: SessionID) {
    self.account = account
    self.username = username
    self.session = session
  }
}
