/// The tables of a closed store, for copying them into another kind of store. Not for several threads.
package protocol StoreTables: AnyObject {
  /// The number of rows of a table.
  func count(of table: StoreTable) throws(StoreError) -> Int

  /// Rows of a table in the order of its key.
  ///
  /// - Parameter key: the row after which they begin; nil for the first.
  func rows(
    of table: StoreTable, after key: [StoreField]?, limit: Int
  ) throws(StoreError) -> [[StoreField]]

  /// The key of the last row of a table; nil if it is empty.
  func lastKey(of table: StoreTable) throws(StoreError) -> [StoreField]?

  /// Adds rows to a table, all or none.
  func insert(_ rows: [[StoreField]], into table: StoreTable) throws(StoreError)

  /// The highest number that an account ever had, so that it is not used again.
  func newestAccount() throws(StoreError) -> AccountID

  /// Makes the copied tables a store.
  func finish(newestAccount: AccountID) throws
}

/// The value of a column of a row.
package enum StoreField: Hashable, Sendable {
  case null
  /// A number, or a truth value as 0 or 1.
  case integer(Int64)
  /// Bytes, an ID, or a text in UTF-8.
  case bytes([UInt8])
}
