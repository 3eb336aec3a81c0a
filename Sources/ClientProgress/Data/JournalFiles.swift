package import ClientCore
package import Journal

/// Exports the journal to a file and imports it.
package struct JournalFiles: Sendable {
  private let store: PlayerStore

  /// Creates the files of a store's journal.
  package init(store: PlayerStore) { self.store = store }

  /// Writes the whole journal to a file.
  ///
  /// - Returns: the number of events.
  /// - Throws: `JournalError`.
  package func export(to file: String) throws -> Int {
    try JournalExchange(store.journal()).export(to: file)
  }

  /// Adds the events of an exported journal that are not here yet.
  ///
  /// - Parameter progress: receives the share that has been read, 0 to 1.
  /// - Throws: `JournalError` with file and line; then nothing was added.
  package func importEvents(
    from file: String, progress: (Double) -> Void
  ) throws -> JournalExchange.ImportReport {
    let report = try JournalExchange(store.journal()).importEvents(from: file, progress: progress)
    // Computes the progress now, while the player waits anyway, and not with the next command.
    _ = try store.progress()
    return report
  }
}
