/// The accounts of a server.
package protocol AccountStore: Sendable {
  /// Creates an account with the next number.
  ///
  /// - Throws: `StoreError.nameTaken` if the name is not available.
  func create(_ draft: AccountDraft) async throws(StoreError) -> Account

  /// Whether a new account can have a name: neither the name nor a similar one (`NameSkeleton`) is
  /// in use or was used before.
  func isAvailable(_ name: String) async throws(StoreError) -> Bool

  /// The account with a name, in any case.
  func find(named name: String) async throws(StoreError) -> Account?

  /// The account with a number.
  func find(_ account: AccountID) async throws(StoreError) -> Account?

  /// Accounts in the order of their names.
  ///
  /// - Parameter name: the name to start after; nil for the beginning.
  func list(after name: String?, limit: Int) async throws(StoreError) -> [Account]

  /// Sets a player's new password if the proof is still valid, and ends all other sessions.
  func changePassword(
    to hash: String, with proof: PasswordProof, at instant: Int64
  ) async throws(StoreError) -> PasswordProof.Outcome

  /// Sets an operator's new password for an account, and ends all its sessions.
  ///
  /// - Throws: `StoreError.noSuchAccount`.
  func resetPassword(
    to hash: String, of account: AccountID, by act: OperatorAct
  ) async throws(StoreError)

  /// Replaces a hash by a stronger one of the same password, unless the hash has changed since.
  func replaceHash(_ old: String, by new: String, of account: AccountID) async throws(StoreError)

  /// Sets whether the account's results are listed on its page.
  ///
  /// - Throws: `StoreError.noSuchAccount`.
  func setListed(_ listed: Bool, of account: AccountID, at instant: Int64) async throws(StoreError)

  /// Disables or enables an account as an operator. Disabling ends its sessions and takes its entries off all boards;
  /// enabling restores the entries that follow from its results.
  ///
  /// - Throws: `StoreError.noSuchAccount`.
  func setDisabled(
    _ disabled: Bool, of account: AccountID, by act: OperatorAct
  ) async throws(StoreError)

  /// Deletes an account as its player, in one step with all that `delete(_:)` deletes, if the proof is still valid.
  ///
  /// The entries of open dailies remain, without name and run. A newer account that plays one of these dailies
  /// in the same network enters no board (`StoredRun.followsDeletion`).
  ///
  /// - Returns: whether the account is deleted, and the number of events of its journal that are still on the disk.
  func delete(
    with proof: PasswordProof, at instant: Int64
  ) async throws(StoreError) -> (outcome: PasswordProof.Outcome, eventsLeft: Int)

  /// Deletes, in one step and as an operator, an account with its sessions, journal, runs and all board entries. The name
  /// cannot be used again. The events of a long journal are removed from the disk by `JournalStore.removeDeleted`.
  ///
  /// - Throws: `StoreError.noSuchAccount`.
  func delete(_ account: AccountID, by act: OperatorAct) async throws(StoreError)
}
