/// The accounts of a server.
package protocol AccountStore: Sendable {
  /// Creates an account.
  ///
  /// - Throws: `StoreError.nameTaken` if the name is in use or was used before, in any case.
  func create(_ draft: AccountDraft) async throws(StoreError) -> Account

  /// The account with a name, in any case.
  func find(named name: String) async throws(StoreError) -> Account?

  /// The account with a number.
  func find(_ account: AccountID) async throws(StoreError) -> Account?

  /// Accounts in the order of their names.
  ///
  /// - Parameter name: the name to start after; nil for the beginning.
  func list(after name: String?, limit: Int) async throws(StoreError) -> [Account]

  /// Sets a new password and ends all sessions but one.
  ///
  /// - Throws: `StoreError.noSuchAccount`.
  func setPassword(
    _ hash: String, of account: AccountID, keeping session: SessionID?, at instant: Int64
  ) async throws(StoreError)

  /// Replaces a hash by a stronger one of the same password, unless the hash has changed since.
  func replaceHash(_ old: String, by new: String, of account: AccountID) async throws(StoreError)

  /// Sets whether the account's results are listed on its page.
  ///
  /// - Throws: `StoreError.noSuchAccount`.
  func setListed(_ listed: Bool, of account: AccountID, at instant: Int64) async throws(StoreError)

  /// Disables or enables an account. Disabling ends its sessions.
  ///
  /// - Throws: `StoreError.noSuchAccount`.
  func setDisabled(
    _ disabled: Bool, of account: AccountID, at instant: Int64
  ) async throws(StoreError)

  /// Deletes the journal of an account, and then, in one step, the account with its sessions, runs and
  /// board entries. The name cannot be used again.
  ///
  /// - Throws: `StoreError.noSuchAccount`.
  func delete(_ account: AccountID) async throws(StoreError)
}
