/// Stores the sessions of accounts. A session is removed when it ends.
package protocol SessionStore: Sendable {
  /// Adds a session that a password opened, unless the password has changed since it was checked.
  ///
  /// - Parameter hash: the hash that the password matched.
  /// - Returns: false if the account has another hash, is disabled or does not exist.
  func add(_ session: Session, provenBy hash: String) async throws(StoreError) -> Bool

  /// The session whose token has a SHA-256, with the name of its player; nil if the account is disabled.
  func find(
    tokenHash: [UInt8]
  ) async throws(StoreError) -> (session: Session, username: String)?

  /// The sessions of an account, the newest first.
  func list(of account: AccountID) async throws(StoreError) -> [Session]

  /// Records the times of the last uses of sessions. A time never goes back.
  func recordUses(_ uses: [SessionID: Int64]) async throws(StoreError)

  /// Ends a session of an account.
  ///
  /// - Returns: whether the account had the session.
  func end(_ id: SessionID, of account: AccountID) async throws(StoreError) -> Bool

  /// Ends all sessions of an account.
  func endAll(of account: AccountID) async throws(StoreError)

  /// Removes the sessions that end before `instant` or were last used before `idle`.
  func remove(expiredAt instant: Int64, unusedSince idle: Int64) async throws(StoreError)
}
