import GameEngine
import SQLite

/// Decks as rows of the table `deck`.
enum DeckRow {
  static let table = """
    CREATE TABLE deck (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      parent TEXT NOT NULL,
      terms TEXT,
      definitions TEXT,
      title TEXT NOT NULL,
      description TEXT NOT NULL,
      retention INTEGER,
      longestInterval INTEGER,
      removedAt INTEGER,
      addedAt INTEGER NOT NULL,
      editedAt INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """

  private static let columns =
    """
    id, name, parent, terms, definitions, title, description, retention, longestInterval, \
    removedAt, addedAt, editedAt
    """

  static func write(_ deck: Deck, _ db: Connection) throws {
    try db.run(
      "INSERT OR REPLACE INTO deck (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      [
        .text(deck.id.rawValue), .text(deck.name), .text(deck.parent.rawValue),
        .text(deck.pair?.term), .text(deck.pair?.definition),
        .text(deck.title), .text(deck.description),
        deck.goal.percent.map { .integer($0) } ?? .null,
        deck.goal.longestInterval.map { .integer($0) } ?? .null,
        deck.removedAt.map { .integer($0) } ?? .null,
        .integer(deck.addedAt), .integer(deck.editedAt),
      ])
  }

  /// The deck of an id, also a removed one.
  static func deck(_ id: DeckID, _ db: Connection) throws -> Deck? {
    try db.first("SELECT \(columns) FROM deck WHERE id = ?", [.text(id.rawValue)]) {
      deck(from: $0)
    }
  }

  /// All decks, also removed ones.
  static func all(_ db: Connection) throws -> [Deck] {
    var decks: [Deck] = []
    try db.forEach("SELECT \(columns) FROM deck") { decks.append(deck(from: $0)) }
    return decks
  }

  private static func deck(from row: borrowing Row) -> Deck {
    var deck = Deck(id: DeckID(row.text(0)))
    deck.name = row.text(1)
    deck.parent = DeckID(row.text(2))
    deck.pair =
      row.isNull(3) ? nil : LanguagePair(term: row.text(3), definition: row.text(4))
    deck.title = row.text(5)
    deck.description = row.text(6)
    deck.goal = DeckGoal(
      percent: row.isNull(7) ? nil : row.int(7),
      longestInterval: row.isNull(8) ? nil : row.int(8))
    deck.removedAt = row.isNull(9) ? nil : row.int64(9)
    deck.addedAt = row.int64(10)
    deck.editedAt = row.int64(11)
    return deck
  }
}
