package import Journal

/// The whole journal as a file, out and in.
package struct JournalFiles: Sendable {
  private let store: PlayerStore

  /// The journal of a store.
  package init(store: PlayerStore) { self.store = store }

  /// Writes the whole journal to a file.
  ///
  /// - Returns: how many events that are.
  /// - Throws: `JournalError`.
  package func export(to file: String) throws -> Int {
    try JournalExchange(store.journal).export(to: file)
  }

  /// Takes in the events of an exported journal: the union of both.
  ///
  /// - Parameter progress: takes the share that is read, 0 to 1.
  /// - Throws: `JournalError` with file and line; then nothing was taken.
  package func importEvents(
    from file: String, progress: (Double) -> Void
  ) throws -> JournalExchange.ImportReport {
    let report = try JournalExchange(store.journal).importEvents(from: file, progress: progress)
    // All is folded here, where one waits anyway, and not with the next command.
    _ = try store.progress()
    return report
  }
}
