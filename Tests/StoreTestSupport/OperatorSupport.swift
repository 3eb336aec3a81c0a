package import ScoreStore

extension OperatorAct {
  /// An act of an operator of the tests.
  package static func test(at instant: Int64 = noon, _ reason: String? = nil) -> OperatorAct {
    OperatorAct(user: "operator", at: instant, reason: reason)
  }
}

extension AccountStore {
  /// Disables or enables an account.
  package func setDisabled(
    _ disabled: Bool, of account: AccountID, at instant: Int64 = noon
  ) async throws(StoreError) {
    try await setDisabled(disabled, of: account, by: .test(at: instant))
  }

  /// Sets a new password.
  package func resetPassword(
    to hash: String, of account: AccountID, at instant: Int64
  ) async throws(StoreError) {
    try await resetPassword(to: hash, of: account, by: .test(at: instant))
  }

  /// Deletes an account as an operator.
  package func delete(_ account: AccountID) async throws(StoreError) {
    try await delete(account, by: .test())
  }
}

extension RunStore {
  /// Removes a run as an operator.
  package func remove(_ id: RunID, because reason: String) async throws(StoreError) {
    try await remove(id, because: reason, by: .test())
  }
}
