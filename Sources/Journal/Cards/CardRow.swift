import GameEngine
import SQLite

/// Cards as rows of the table `card`.
enum CardRow {
  static let table = """
    CREATE TABLE card (
      id TEXT NOT NULL UNIQUE,
      deck TEXT NOT NULL,
      \(CardField.allCases.map(\.name).joined(separator: " TEXT, ")) TEXT,
      audio TEXT NOT NULL,
      pictures TEXT NOT NULL,
      origin TEXT NOT NULL,
      textsEditedAt INTEGER NOT NULL,
      removed INTEGER NOT NULL,
      suspended INTEGER NOT NULL,
      placedAt INTEGER NOT NULL,
      placedNumber INTEGER NOT NULL,
      editedAt INTEGER NOT NULL,
      shown INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX cardInDeck ON card (deck, placedAt, placedNumber, id, suspended)
      WHERE shown = 1;
    CREATE INDEX cardSuspended ON card (id) WHERE suspended = 1;
    """

  /// The columns that `card(from:)` reads, in their order.
  static let columns = names.joined(separator: ", ")

  private static let names = others + CardField.allCases.map(\.name)
  /// The columns before those of the texts.
  private static let others = [
    "id", "deck", "removed", "placedAt", "placedNumber", "editedAt", "audio", "pictures",
    "textsEditedAt", "origin", "suspended",
  ]

  // An import runs these for each card, and putting them together would take a twentieth of it.
  private static let insertion = """
    INSERT OR REPLACE INTO card (\(columns), shown)
    VALUES (\(names.map { _ in "?, " }.joined())?)
    """
  private static let selection = "SELECT \(columns) FROM card WHERE id = ?"

  static func write(_ card: Card, _ db: Connection) throws {
    try db.run(
      insertion,
      [
        .text(card.id.rawValue), .text(card.deck.rawValue), .integer(card.isRemoved ? 1 : 0),
        .integer(card.placedAt), .integer(card.placedNumber), .integer(card.editedAt),
        .text(text(of: card.audio)), .text(text(of: card.pictures)),
        .integer(card.textsEditedAt), .text(card.origin), .integer(card.isSuspended ? 1 : 0),
      ] + CardField.allCases.map { .text(card[$0]) }
        + [.integer(card.isComplete && !card.isRemoved ? 1 : 0)])
  }

  /// The card of an id, also a removed one.
  static func card(_ id: ItemID, _ db: Connection) throws -> Card? {
    try db.first(selection, [.text(id.rawValue)]) { card(from: $0) }
  }

  /// The cards that players see, as a condition and an order select them.
  static func cards(
    _ clauses: String, _ values: [SQLiteValue], _ db: Connection
  ) throws -> [Card] {
    var cards: [Card] = []
    try db.forEach("SELECT \(columns) FROM card WHERE shown = 1 \(clauses)", values) {
      cards.append(card(from: $0))
    }
    return cards
  }

  static func card(from row: borrowing Row) -> Card {
    var card = Card(id: ItemID(row.text(0)))
    card.deck = DeckID(row.text(1))
    card.isRemoved = row.int(2) != 0
    card.placedAt = row.int64(3)
    card.placedNumber = row.int(4)
    card.editedAt = row.int64(5)
    card.audio = media(row.text(6))
    card.pictures = media(row.text(7))
    card.textsEditedAt = row.int64(8)
    card.origin = row.text(9)
    card.isSuspended = row.int(10) != 0
    card.texts = CardTexts { row.text(Int32(others.count + $0.rawValue)) }
    return card
  }

  /// Media, each on one line.
  private static func text(of media: [CardMedium]) -> String {
    CardMedium.text(
      of: media.map { CardMedium(name: $0.name.filter { $0 != "\n" }, file: $0.file) })
  }

  /// The media that `text(of:)` wrote.
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
