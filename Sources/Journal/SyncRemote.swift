package import GameEngine

/// The player's journal on a server, as synchronization uses it.
package protocol SyncRemote: Sendable {
  /// Adds events to it; events that it contains already do not change.
  ///
  /// - Returns: the number of events that were new there.
  func send(_ events: [EventLine]) async throws -> Int

  /// The next of its events, in the order of their arrival there.
  ///
  /// - Parameter cursor: the place after which to begin; nil for the first page.
  /// - Returns: nil if the server does not know the cursor.
  func page(after cursor: String?) async throws -> SyncPage?
}

/// A page of a server's journal.
package struct SyncPage: Hashable, Sendable {
  /// The events; empty after the last page.
  package let events: [EventLine]
  /// The server's name for the place after these events, from which the next page begins.
  package let cursor: String?

  /// Events with the place after them.
  package init(events: [EventLine], cursor: String?) {
    self.events = events
    self.cursor = cursor
  }
}
