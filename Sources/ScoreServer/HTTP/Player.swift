package import ScoreStore

/// The player who sends a request, authenticated by a token.
package struct Player: Hashable, Sendable {
  /// The account that the session belongs to.
  package let account: AccountID
  /// The account's name in the case that the player chose.
  package let username: String
  /// The session that the token belongs to.
  package let session: SessionID

  package init(account: AccountID, username: String, session: SessionID) {
    self.account = account
    self.username = username
    self.session = session
  }
}
