package import ClientCore
package import Journal

/// Exports the journal to a file and imports it.
package struct JournalFiles: Sendable {
  private let store: PlayerStore

  package init(store: PlayerStore) { self.store = store }

  /// Writes the whole journal to a file.
  ///
  /// - Returns: the number of events written.
  /// - Throws: `JournalError`.
  package func export(to file: String) throws -> Int {
    try JournalExchange(store.journal()).export(to: file)
  }

  /// Adds the events of an exported journal that this journal does not contain yet.
  ///
  /// - Parameter progress: receives the share read so far, 0 to 1.
  /// - Throws: `JournalError` with file and line; then no event was added.
  package func importEvents(
    from file: String, progress: (Double) -> Void
  ) throws -> JournalExchange.ImportReport {
    let report = try JournalExchange(store.journal()).importEvents(from: file, progress: progress)
    // Compute the progress now, while the player is waiting anyway, and not in the next command.
    _ = try store.progress()
    return report
  }
}
