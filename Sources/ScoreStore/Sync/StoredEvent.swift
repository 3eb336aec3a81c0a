package import GameEngine

/// An event of a player's journal as a server keeps it: checked when it came, its keys in order.
package struct StoredEvent: Hashable, Sendable {
  /// How many bytes a full journal has for each of its events; most take some 300.
  package static let roomEach = 512

  /// Its id.
  package let id: EventID
  /// The whole event as one line of JSON.
  package let text: String

  /// An event.
  package init(id: EventID, text: String) {
    self.id = id
    self.text = text
  }
}

/// A place in the order in which a journal's events came; it names the event that stands there, so
/// that the place of a lost event is not taken for another's.
package struct JournalPosition: Hashable, Sendable {
  /// The number of the event's arrival.
  package let sequence: Int64
  /// The event.
  package let event: EventID

  /// A place.
  package init(sequence: Int64, event: EventID) {
    self.sequence = sequence
    self.event = event
  }
}

/// What became of events that were sent.
package struct JournalReceipt: Hashable, Sendable {
  /// Events that were new.
  package let accepted: Int
  /// Events that were there already.
  package let duplicates: Int
  /// The end of the journal; nil where it is empty.
  package let end: JournalPosition?

  /// A receipt.
  package init(accepted: Int, duplicates: Int, end: JournalPosition?) {
    self.accepted = accepted
    self.duplicates = duplicates
    self.end = end
  }
}

/// Some events of a journal.
package struct JournalSlice: Hashable, Sendable {
  /// The events in the order of their arrival.
  package let events: [StoredEvent]
  /// The place of the last; where there is none, the place that was asked from.
  package let end: JournalPosition?

  /// A slice.
  package init(events: [StoredEvent], end: JournalPosition?) {
    self.events = events
    self.end = end
  }
}
