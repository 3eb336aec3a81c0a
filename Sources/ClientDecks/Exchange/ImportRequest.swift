import ClientCore
package import Exchange

/// A file to import, and the player's options.
package struct ImportRequest: Hashable, Sendable {
  /// The path of the file; empty for a text.
  package var file: String
  /// A text that the player typed or pasted, instead of a file.
  package var text: String?
  /// The deck for the cards and the file's decks; nil to use the file's decks as they are.
  package var deck: String?
  /// The languages of new decks, such as `spa-eng`; nil for those that the file names.
  package var pair: String?
  /// How to read the file: columns, separators and fields.
  package var options = ReadingOptions()

  package init(file: String) { self.file = file }

  /// Cards that the player typed or pasted, such as a line `gato - cat` for each.
  package init(text: String, deck: String) {
    (file, self.text, self.deck) = ("", text, deck)
    options.isTyped = true
  }
}

/// The changes that an import has made, or would make. `--json` prints it.
package struct ImportReport: Hashable, Encodable, Sendable {
  private enum CodingKeys: String, CodingKey {
    case format, added, updated, unchanged, skipped, skippedCount, shortened, memories, suspended
    case guessedEncoding = "encoding"
    case hasDamagedMedia, filled, decks
    case columns = "fields"
  }

  /// The format of the file.
  package internal(set) var format: CardFormat
  /// The number of cards added.
  package internal(set) var added = 0
  /// The number of cards changed.
  package internal(set) var updated = 0
  /// The number of cards that were already there, unchanged.
  package internal(set) var unchanged = 0
  /// The first 1,000 rows that were left out.
  package internal(set) var skipped: [ReadReport.Skipped] = []
  /// The number of all rows that were left out.
  package internal(set) var skippedCount = 0
  /// The number of texts that were cut because they were too long.
  package internal(set) var shortened = 0
  /// The number of cards whose memory was imported.
  package internal(set) var memories = 0
  /// The number of new cards that are suspended, as in the other program.
  package internal(set) var suspended = 0
  /// The encoding of a text that names none, as it was guessed; nil for UTF-8 and other files.
  package internal(set) var guessedEncoding: String?
  /// Whether no sounds and pictures could be read, because their list in the file is damaged.
  package internal(set) var hasDamagedMedia = false
  /// The number of new cards whose missing definition was taken from a dictionary or their
  /// sentence.
  package internal(set) var filled = 0
  /// The paths of the decks that contain cards of the file.
  package internal(set) var decks: [String] = []
  /// The columns or fields of the file, and the fields of a card that they become.
  package internal(set) var columns: [FieldColumn]
  /// The first five cards of the file, as read.
  package internal(set) var samples: [CardDraft] = []

  /// The report before any card is imported.
  init(_ file: CardFile) {
    (format, columns) = (file.format, file.columns)
    (guessedEncoding, hasDamagedMedia) = (file.guessedEncoding, file.hasDamagedMedia)
  }

  /// The number of cards that were imported or already there.
  package var cards: Int { added + updated + unchanged }
}
