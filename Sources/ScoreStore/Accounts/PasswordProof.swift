/// The proof that a player must give to change an account: a session, and the hash that the
/// password matched.
package struct PasswordProof: Hashable, Sendable {
  /// The account to be changed.
  package let account: AccountID
  /// The hash that the password matched.
  package let passwordHash: String
  /// The session of the request; it must not have ended.
  package let session: SessionID

  package init(account: AccountID, passwordHash: String, session: SessionID) {
    self.account = account
    self.passwordHash = passwordHash
    self.session = session
  }

  /// The result of a change that needs a proof. The proof is checked in the transaction of the change.
  package enum Outcome: Hashable, Sendable {
    /// The proof was valid, and the change is made.
    case done
    /// The hash has changed since; nothing was changed now.
    case passwordChanged
    /// The session has ended, perhaps with its account; nothing was changed now.
    case sessionEnded
  }
}
