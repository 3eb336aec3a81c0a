/// What a player proved before a change of the account: the password of a hash, in a session.
package struct PasswordProof: Hashable, Sendable {
  /// The account.
  package let account: AccountID
  /// The hash that the password matched.
  package let passwordHash: String
  /// The session.
  package let session: SessionID

  /// A proof.
  package init(account: AccountID, passwordHash: String, session: SessionID) {
    self.account = account
    self.passwordHash = passwordHash
    self.session = session
  }

  /// The result of a change that needs a proof. The proof is checked in the transaction of the change.
  package enum Outcome: Hashable, Sendable {
    /// The change is made.
    case done
    /// The hash has changed since; nothing was changed now.
    case passwordChanged
    /// The session has ended, perhaps with its account; nothing was changed now.
    case sessionEnded
  }
}
