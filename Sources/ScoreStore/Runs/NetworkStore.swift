package import GameEngine

/// The networks from which dailies were begun, as hashes with a salt of each date. Without the salt, which is
/// forgotten with them, the hashes cannot be computed again.
package protocol NetworkStore: Sendable {
  /// The salt of the daily of a date: made for the first run of the date, then always the same until it is
  /// forgotten.
  ///
  /// - Parameter make: makes random bytes.
  func salt(
    of date: CalendarDate, make: @Sendable () -> [UInt8]
  ) async throws(StoreError) -> [UInt8]

  /// The networks in which several accounts began the daily of a date.
  func shared(on date: CalendarDate) async throws(StoreError) -> [SharedNetwork]

  /// Forgets the networks of all dates before a date.
  func forget(before date: CalendarDate) async throws(StoreError)
}

/// A network in which several accounts began a daily.
package struct SharedNetwork: Hashable, Sendable {
  /// The runs, in the order of their starts.
  package let runs: [RunID]
  /// The times at which accounts were deleted that had played the daily here, in milliseconds since 1970.
  package let deletions: [Int64]

  package init(runs: [RunID], deletions: [Int64]) {
    self.runs = runs
    self.deletions = deletions
  }
}
