/// The id of a session, 128 random bits in base64url; it may be shown to its player.
package typealias SessionID = String

/// A session: what its token is good for.
package struct Session: Hashable, Sendable {
  /// Its id.
  package let id: SessionID
  /// Whose it is.
  package let account: AccountID
  /// The SHA-256 of its token; the token itself is kept nowhere.
  package let tokenHash: [UInt8]
  /// When it began, in milliseconds since 1970.
  package let createdAt: Int64
  /// When it was last used, to the minute or so.
  package var lastUsedAt: Int64
  /// When it ends at the latest.
  package let expiresAt: Int64

  /// A session.
  package init(
    id: SessionID, account: AccountID, tokenHash: [UInt8], createdAt: Int64, lastUsedAt: Int64,
    expiresAt: Int64
  ) {
    self.id = id
    self.account = account
    self.tokenHash = tokenHash
    self.createdAt = createdAt
    self.lastUsedAt = lastUsedAt
    self.expiresAt = expiresAt
  }
}
