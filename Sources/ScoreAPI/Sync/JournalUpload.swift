package import GameEngine

/// Adds events to the player's journal on the server.
package struct JournalUpload: RequestBody {
  /// How many events a request may have.
  package static let mostEvents = 500
  /// How many bytes a request may have.
  package static let mostBytes = 1 << 20

  /// The events, in whatever order. Of two with one id the first stays.
  package let events: [EventLine]
  package static let fields: Set<String> = ["events"]

  /// An addition.
  package init(events: [EventLine]) { self.events = events }
}
