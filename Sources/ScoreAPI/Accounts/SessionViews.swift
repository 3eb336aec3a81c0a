/// A new session. The only answer that holds a token.
package struct SessionGrant: Hashable, Codable, Sendable {
  /// Whose session it is, told in full, so that a client need not ask again.
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
  /// 128 random bits in base64url, 22 characters; names the session and proves nothing.
  package let id: String
  /// When it began, with signup or login, by the server's clock.
  package let createdAt: Timestamp
  /// When its token last came with a request, to the minute or so.
  package let lastUsedAt: Timestamp
  /// When it ends at the latest; left unused (30 days by default) it ends before.
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
