package import GameEngine

/// The outcome of an upload of events.
package struct JournalReceiptView: Hashable, Codable, Sendable {
  /// The number of new events.
  package let accepted: Int
  /// The number of events whose IDs the journal already contained. Those did not change.
  package let duplicates: Int
  /// The cursor of the end of the journal on the server, possibly after events of other devices;
  /// nil if the journal is empty.
  package let cursor: String?

  package init(accepted: Int, duplicates: Int, cursor: String?) {
    self.accepted = accepted
    self.duplicates = duplicates
    self.cursor = cursor
  }

  /// Encodes a missing cursor as null.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(accepted, forKey: .accepted)
    try container.encode(duplicates, forKey: .duplicates)
    try container.encode(cursor, forKey: .cursor)
  }
}

/// A page of the player's journal on the server, in order of arrival.
package struct JournalPageView: Hashable, Codable, Sendable {
  /// The events; empty after the last one.
  package let events: [EventLine]
  /// The cursor after these events, for the next request; nil if the journal is empty. Only the
  /// server interprets it.
  package let cursor: String?

  package init(events: [EventLine], cursor: String?) {
    self.events = events
    self.cursor = cursor
  }

  /// Encodes a missing cursor as null.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(events, forKey: .events)
    try container.encode(cursor, forKey: .cursor)
  }
}
