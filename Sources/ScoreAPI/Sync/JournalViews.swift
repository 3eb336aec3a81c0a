package import GameEngine

/// What became of events that were sent.
package struct JournalReceiptView: Hashable, Codable, Sendable {
  /// Events that were new.
  package let accepted: Int
  /// Events whose ids were there already; those stay as they are.
  package let duplicates: Int
  /// The end of the journal on the server, which may lie behind events of other devices; null where
  /// it is empty. The server's own word.
  package let cursor: String?

  /// A receipt.
  package init(accepted: Int, duplicates: Int, cursor: String?) {
    self.accepted = accepted
    self.duplicates = duplicates
    self.cursor = cursor
  }

  /// What is not there is told as null.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(accepted, forKey: .accepted)
    try container.encode(duplicates, forKey: .duplicates)
    try container.encode(cursor, forKey: .cursor)
  }
}

/// Some events of the player's journal on the server, in the order of their arrival there.
package struct JournalPageView: Hashable, Codable, Sendable {
  /// The events; none where there are no more.
  package let events: [EventLine]
  /// The place behind them, to ask for the next; null where the journal is empty. The server's own
  /// word.
  package let cursor: String?

  /// A page.
  package init(events: [EventLine], cursor: String?) {
    self.events = events
    self.cursor = cursor
  }

  /// What is not there is told as null.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(events, forKey: .events)
    try container.encode(cursor, forKey: .cursor)
  }
}
