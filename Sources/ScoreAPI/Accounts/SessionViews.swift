/// A new session. No other response contains a token.
package struct SessionGrant: Hashable, Codable, Sendable {
  /// The account of the session, so that a client does not have to request it.
  package let account: AccountView
  /// The token of the session: 256 random bits in base64url.
  package let token: String
  /// The latest time at which the session expires.
  package let expiresAt: Timestamp

  package init(account: AccountView, token: String, expiresAt: Timestamp) {
    self.account = account
    self.token = token
    self.expiresAt = expiresAt
  }
}

/// A session in its player's list.
package struct SessionView: Hashable, Codable, Sendable {
  /// The ID: 128 random bits in base64url, 22 characters. It does not authenticate.
  package let id: String
  /// When it began with a signup or login, by the server's clock.
  package let createdAt: Timestamp
  /// When its token was last used, accurate to about a minute.
  package let lastUsedAt: Timestamp
  /// The latest time at which it expires. It expires earlier if it is not used, by default for 30 days.
  package let expiresAt: Timestamp
  /// Whether this session sent the request.
  package let current: Bool

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
  /// The sessions, newest first.
  package let sessions: [SessionView]

  package init(sessions: [SessionView]) { self.sessions = sessions }
}
