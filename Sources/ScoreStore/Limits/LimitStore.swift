/// The actions of clients that all servers of a database count together, such as logins.
package protocol LimitStore: Sendable {
  /// Changes what is remembered of some keys, in one step.
  ///
  /// - Parameters:
  ///   - keys: hashes, so that names and networks are not in the database; each once.
  ///   - body: gets the milliseconds of a clock that all servers share, and the marks in the order of the keys. It may be called
  ///     again.
  func change<Result: Sendable>(
    _ keys: [[UInt8]],
    _ body: @escaping @Sendable (_ now: Int64, _ marks: inout [LimitMark]) -> Result
  ) async throws(StoreError) -> Result
}

/// What is remembered of a key; zeros at first, and again when it was not changed for a day.
package struct LimitMark: Hashable, Sendable {
  /// A number of actions.
  package var count: Int64
  /// The time in milliseconds until which something is refused, or counts.
  package var until: Int64
  /// The time in milliseconds of the latest action.
  package var latest: Int64

  package init(count: Int64 = 0, until: Int64 = 0, latest: Int64 = 0) {
    self.count = count
    self.until = until
    self.latest = latest
  }
}
