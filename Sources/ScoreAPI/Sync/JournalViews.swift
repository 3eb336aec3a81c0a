package import GameEngine

/// The outcome of sending events.
package struct JournalReceiptView: Hashable, Codable, Sendable {
  /// The number of new events.
  package let accepted: Int
  /// The number of events whose IDs the journal contained already; those do not change.
  package let duplicates: Int
  /// The cursor of the journal's end on the server, which may be after events of other devices; null if
  /// the journal is empty.
  package let cursor: String?

  /// A receipt.
  package init(accepted: Int, duplicates: Int, cursor: String?) {
    self.accepted = accepted
    self.duplicates = duplicates
    self.cursor = cursor
  }

  /// Missing values are written as null.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(accepted, forKey: .accepted)
    try container.encode(duplicates, forKey: .duplicates)
    try container.encode(cursor, forKey: .cursor)
  }
}

/// Some events of the player's journal on the server, in order of arrival.
package struct JournalPageView: Hashable, Codable, Sendable {
  /// The events; empty after the last one.
  package let events: [EventLine]
  /// The cursor after them, for the next request; null if the journal is empty. Its format is the
  /// server's own.
  package let cursor: String?

  /// A page.
  package init(events: [EventLine], cursor: String?) {
    self.events = events
    self.cursor = cursor
  }

  /// Missing values are written as null.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(events, forKey: .events)
    try container.encode(cursor, forKey: .cursor)
  }
}
