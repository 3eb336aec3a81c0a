import GameEngine
import SQLite

/// Cards as rows of the table `card`.
enum CardRow {
  static let table = """
    CREATE TABLE card (
      id TEXT NOT NULL UNIQUE,
      deck TEXT NOT NULL,
      term TEXT NOT NULL,
      definition TEXT NOT NULL,
      example TEXT NOT NULL,
      synonyms TEXT NOT NULL,
      tags TEXT NOT NULL,
      note TEXT NOT NULL,
      source TEXT NOT NULL,
      pronunciation TEXT NOT NULL,
      audio TEXT NOT NULL,
      pictures TEXT NOT NULL,
      origin TEXT NOT NULL,
      textsEditedAt INTEGER NOT NULL,
      removed INTEGER NOT NULL,
      placedAt INTEGER NOT NULL,
      placedNumber INTEGER NOT NULL,
      editedAt INTEGER NOT NULL,
      shown INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX cardInDeck ON card (deck, placedAt, placedNumber, id) WHERE shown = 1;
    """

  /// The columns that `card(from:)` reads, in their order.
  static let columns = """
    id, deck, term, definition, example, synonyms, tags, note, source, removed, placedAt,
    placedNumber, editedAt, pronunciation, audio, pictures, textsEditedAt, origin
    """

  // An import runs these for each card, and putting them together would take a twentieth of it.
  private static let insertion = """
    INSERT OR REPLACE INTO card (\(columns), shown)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """
  private static let selection = "SELECT \(columns) FROM card WHERE id = ?"

  static func write(_ card: Card, _ db: Connection) throws {
    try db.run(
      insertion,
      [
        .text(card.id.rawValue), .text(card.deck.rawValue), .text(card.term),
        .text(card.definition), .text(card.example),
        .text(LinesText.text(of: card.synonyms)), .text(LinesText.text(of: card.tags)),
        .text(card.note), .text(card.source), .integer(card.isRemoved ? 1 : 0),
        .integer(card.placedAt), .integer(card.placedNumber), .integer(card.editedAt),
        .text(card.pronunciation), .text(text(of: card.audio)), .text(text(of: card.pictures)),
        .integer(card.textsEditedAt), .text(card.origin),
        .integer(card.isComplete && !card.isRemoved ? 1 : 0),
      ])
  }

  /// The card of an id, also a removed one.
  static func card(_ id: ItemID, _ db: Connection) throws -> Card? {
    try db.first(selection, [.text(id.rawValue)]) { card(from: $0) }
  }

  static func card(from row: borrowing Row) -> Card {
    var card = Card(id: ItemID(row.text(0)))
    card.deck = DeckID(row.text(1))
    card.term = row.text(2)
    card.definition = row.text(3)
    card.example = row.text(4)
    card.synonyms = LinesText.lines(row.text(5))
    card.tags = LinesText.lines(row.text(6))
    card.note = row.text(7)
    card.source = row.text(8)
    card.isRemoved = row.int(9) != 0
    card.placedAt = row.int64(10)
    card.placedNumber = row.int(11)
    card.editedAt = row.int64(12)
    card.pronunciation = row.text(13)
    card.audio = media(row.text(14))
    card.pictures = media(row.text(15))
    card.textsEditedAt = row.int64(16)
    card.origin = row.text(17)
    return card
  }

  /// Media as a text: a line each, with a tab between the file, which may be missing, and the name.
  private static func text(of media: [CardMedium]) -> String {
    media.map { "\($0.file ?? "")\t\($0.name.filter { $0 != "\n" })" }.joined(separator: "\n")
  }

  private static func media(_ text: String) -> [CardMedium] {
    text.isEmpty
      ? []
      : text.split(separator: "\n").map { line in
        let tab = line.firstIndex(of: "\t") ?? line.startIndex
        let file = line[..<tab]
        return CardMedium(
          name: String(line[tab...].dropFirst()), file: file.isEmpty ? nil : String(file))
      }
  }
}
