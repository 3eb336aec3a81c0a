/// The journals of accounts.
package protocol JournalStore: Sendable {
  /// Adds the events whose IDs are new; stored events never change.
  ///
  /// - Throws: `StoreError.journalFull` if the account would have more than `limit` events, or its journal
  ///   would take more of the disk than `StoredEvent.room`; `noSuchAccount`. Then nothing is added.
  func add(
    _ events: [StoredEvent], to account: AccountID, limit: Int
  ) async throws(StoreError) -> JournalReceipt

  /// Events in the order of their arrival.
  ///
  /// - Parameter position: the position to start after; nil for the beginning.
  /// - Throws: `StoreError.cursorUnknown` if this journal has no such position.
  func events(
    of account: AccountID, after position: JournalPosition?, limit: Int
  ) async throws(StoreError) -> JournalSlice

  /// Deletes the whole journal of an account, the latest events first. If that is interrupted, the earlier
  /// events remain.
  func delete(of account: AccountID) async throws(StoreError)
}
