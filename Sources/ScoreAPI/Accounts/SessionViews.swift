/// A new session. No other response contains a token.
package struct SessionGrant: Hashable, Codable, Sendable {
  /// The account of the session, so that a client need not request it.
  package let account: AccountView
  /// The token of the session; 256 random bits in base64url.
  package let token: String
  /// When the session expires at the latest.
  package let expiresAt: Timestamp

  /// A grant.
  package init(account: AccountView, token: String, expiresAt: Timestamp) {
    self.account = account
    self.token = token
    self.expiresAt = expiresAt
  }
}

/// A session as its player sees it in a list.
package struct SessionView: Hashable, Codable, Sendable {
  /// 128 random bits in base64url, 22 characters; it names the session and proves nothing.
  package let id: String
  /// When it began, by signup or login, by the server's clock.
  package let createdAt: Timestamp
  /// When its token was last used, to about a minute.
  package let lastUsedAt: Timestamp
  /// When it expires at the latest; without use (30 days by default) it expires earlier.
  package let expiresAt: Timestamp
  /// Whether it is the session of this request.
  package let current: Bool

  /// A view.
  package init(
    id: String, createdAt: Timestamp, lastUsedAt: Timestamp, expiresAt: Timestamp, current: Bool
  ) {
    self.id = id
    self.createdAt = createdAt
    self.lastUsedAt = lastUsedAt
    self.expiresAt = expiresAt
    self.current = current
  }
}

/// The sessions of a player.
package struct SessionList: Hashable, Codable, Sendable {
  /// The newest first.
  package let sessions: [SessionView]

  /// A list.
  package init(sessions: [SessionView]) { self.sessions = sessions }
}
