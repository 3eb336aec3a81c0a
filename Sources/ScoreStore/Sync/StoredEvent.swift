package import GameEngine

/// An event to be added to a player's journal. It has been checked.
package struct NewEvent: Hashable, Sendable {
  /// The decoded event.
  package let event: Event
  /// The whole event as one line of JSON, with sorted keys.
  package let text: String

  package init(event: Event, text: String) {
    self.event = event
    self.text = text
  }
}

/// An event of a player's journal in the store: it was checked on arrival, and its keys are sorted.
package struct StoredEvent: Hashable, Sendable {
  /// The bytes that a journal may take for each event of its limit; most events take about 400.
  private static let roomEach = 512
  /// The bytes that every journal may take.
  private static let leastRoom = 64 << 10
  /// The bytes that every event takes beside its text: the rest of its row, indexes, and what follows from it.
  private static let overhead = 170

  /// The bytes that a journal may take.
  ///
  /// - Parameter limit: the maximum number of its events.
  package static func room(of limit: Int) -> Int { max(leastRoom, limit * roomEach) }

  /// The bytes that an event counts for in its journal, the same in each store.
  package static func size(of text: String) -> Int { text.utf8.count + overhead }

  /// The ID of the event.
  package let id: EventID
  /// The whole event as one line of JSON.
  package let text: String

  package init(id: EventID, text: String) {
    self.id = id
    self.text = text
  }
}

/// A position in the order in which a journal's events arrived. It includes the event at that position, so
/// that the position of a lost event is not mistaken for the position of another event.
package struct JournalPosition: Hashable, Sendable {
  /// The number of the event's arrival.
  package let sequence: Int64
  /// The ID of the event at that position.
  package let event: EventID

  package init(sequence: Int64, event: EventID) {
    self.sequence = sequence
    self.event = event
  }
}

/// The result of adding events.
package struct JournalReceipt: Hashable, Sendable {
  /// The number of new events.
  package let accepted: Int
  /// The number of events that were stored already.
  package let duplicates: Int
  /// The end of the journal; nil if it is empty.
  package let end: JournalPosition?

  package init(accepted: Int, duplicates: Int, end: JournalPosition?) {
    self.accepted = accepted
    self.duplicates = duplicates
    self.end = end
  }
}

/// Consecutive events of a journal.
package struct JournalSlice: Hashable, Sendable {
  /// The events in the order of their arrival.
  package let events: [StoredEvent]
  /// The numbers of the events among them that were left out, because they are damaged.
  package let damaged: [Int64]
  /// The position of the last event, also of a damaged one; if there are none, the position to start after.
  package let end: JournalPosition?

  package init(events: [StoredEvent], damaged: [Int64] = [], end: JournalPosition?) {
    self.events = events
    self.damaged = damaged
    self.end = end
  }
}
