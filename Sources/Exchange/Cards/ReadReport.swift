/// The formats of files with cards. The raw value is a stable name.
package enum CardFormat: String, Codable, Sendable, CaseIterable {
  /// A package or a collection of Anki: `.apkg`, `.colpkg`, `.anki2`.
  case anki
  /// A text with Anki's headers.
  case ankiText = "anki_text"
  /// Values separated by commas, or by another character than a tab.
  case csv
  /// Values separated by tabs.
  case tsv
  /// Text that was copied from Quizlet.
  case quizlet
  /// Exported terms of Lute.
  case lute
  /// Questions and answers of SuperMemo.
  case supermemo
  /// Our own format, one JSON object per line.
  case jsonLines = "jsonl"
  /// The vocabulary of a Kindle: `vocab.db`.
  case kindle
  /// The vocabulary builder of KOReader.
  case koreader
}

/// Why a row is left out. The raw value is a stable code.
package enum SkipReason: String, Codable, Sendable, CaseIterable {
  /// The term is empty.
  case noTerm = "no_term"
  /// A text is not valid UTF-8.
  case notText = "not_utf8"
  /// It is longer than 1 MiB.
  case tooLong = "too_long"
  /// It has more than 256 fields.
  case tooManyFields = "too_many_fields"
  /// It is not in the format of the file.
  case malformed
  /// It comes after a million cards.
  case tooMany = "too_many"
  /// Its note type is not in the file.
  case noNoteType = "no_note_type"
  /// The note has no cards in Anki.
  case noCards = "no_cards"
  /// A note with the same ID was read before.
  case duplicate
  /// A picture with covered parts, which has no text to ask.
  case imageOcclusion = "image_occlusion"
  /// It has no definition, and no text that could replace it.
  case noDefinition = "no_definition"
  /// The other program ignores it too.
  case ignored
}

/// The outcome of reading a file.
package struct ReadReport: Hashable, Sendable {
  /// A row that was left out.
  package struct Skipped: Hashable, Encodable, Sendable {
    /// Its line in a text, or its number.
    package let row: Int
    /// The reason, for players and scripts.
    package let reason: SkipReason
  }

  /// The most rows that are listed.
  private static let mostSkipped = 1000

  /// The format that was recognized.
  package let format: CardFormat
  /// The number of cards that were delivered and not left out.
  package internal(set) var cards = 0
  /// The first 1,000 rows that were left out.
  package private(set) var skipped: [Skipped] = []
  /// The number of all rows that were left out.
  package private(set) var skippedCount = 0
  /// The number of texts that were longer than 64 KiB and lost their end.
  package internal(set) var shortened = 0

  init(format: CardFormat) { self.format = format }

  mutating func skip(_ row: Int, _ reason: SkipReason) {
    skippedCount += 1
    if skipped.count < ReadReport.mostSkipped { skipped.append(Skipped(row: row, reason: reason)) }
  }
}
