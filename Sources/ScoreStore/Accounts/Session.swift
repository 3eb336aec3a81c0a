/// The ID of a session, 128 random bits in base64url; its player may see it.
package typealias SessionID = String

/// A session, which a token opens.
package struct Session: Hashable, Sendable {
  /// The ID of the session; the token is a different text.
  package let id: SessionID
  /// The account that the session belongs to.
  package let account: AccountID
  /// The SHA-256 of its token; the token itself is not stored.
  package let tokenHash: [UInt8]
  /// The time of its creation, in milliseconds since 1970.
  package let createdAt: Int64
  /// The time of its last use, accurate to about a minute.
  package var lastUsedAt: Int64
  /// The latest time at which it ends.
  package let expiresAt: Int64

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
