/// A new session. The only answer that holds a token.
package struct SessionGrant: Hashable, Codable, Sendable {
  package let account: AccountView
  /// What proves the session; 256 random bits in base64url.
  package let token: String
  /// When it ends at the latest.
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
  package let id: String
  package let createdAt: Timestamp
  package let lastUsedAt: Timestamp
  package let expiresAt: Timestamp
  /// Whether it is the one that asks.
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
