import ClientCore
package import Exchange

/// A file with cards, and what the player says about it.
package struct ImportRequest: Hashable, Sendable {
  /// The file.
  package var file: String
  /// The deck that gets the cards, and the decks of the file in it; nil for the decks of the file.
  package var deck: String?
  /// The languages of new decks, as `spa-eng`; nil for those of the file.
  package var pair: String?
  /// How the file is read.
  package var options = ReadingOptions()

  /// The cards of a file.
  package init(file: String) { self.file = file }
}

/// What an import has changed, or would change.
package struct ImportReport: Hashable, Sendable {
  /// A row that was left out.
  package struct Skipped: Hashable, Codable, Sendable {
    /// Its line in a text, or its number.
    package let row: Int
    /// The code of the reason; see `SkipReason`.
    package let reason: String
  }

  /// The format of the file.
  package internal(set) var format: CardFormat
  /// The number of new cards.
  package internal(set) var added = 0
  /// The number of cards that were changed.
  package internal(set) var updated = 0
  /// The number of cards that were there already.
  package internal(set) var unchanged = 0
  /// The first 1,000 rows that were left out.
  package internal(set) var skipped: [Skipped] = []
  /// The number of rows that were left out.
  package internal(set) var skippedCount = 0
  /// The number of texts that lost their end because they were too long.
  package internal(set) var shortened = 0
  /// The number of cards whose memory was taken over.
  package internal(set) var memories = 0
  /// The number of new cards without a definition in the file, which got one from a dictionary or their sentence.
  package internal(set) var filled = 0
  /// The decks that have cards of the file.
  package internal(set) var decks: [String] = []
  /// The columns or fields of the file, and what they become.
  package internal(set) var columns: [FieldColumn]
  /// The first cards of the file.
  package internal(set) var samples: [CardDraft] = []

  /// How many cards were taken, or were there.
  package var cards: Int { added + updated + unchanged }
}
