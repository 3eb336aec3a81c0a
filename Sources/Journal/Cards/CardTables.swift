import GameEngine
import SQLite

/// The tables of cards and decks.
typealias CardTables = FoldedTables<CardFold>

extension CardFold: TableFold {
  static let name = "cards"
  // The tables are rebuilt if the number of fields changes.
  static let version = 7 << 8 + CardField.allCases.count
  static let kinds = ["card", "deck"]
  static let keys = ["card", "deck"]
  static let tables: [(name: String, sql: String)] = [
    ("card", CardRow.table), ("deck", DeckRow.table),
  ]

  var count: Int { cards.count + decks.count }

  mutating func take(_ event: Event, _ db: Connection) throws -> String? {
    switch event.body {
    case .card(let entry):
      if cards[entry.card] == nil, let card = try CardRow.card(entry.card, db) { resume(card) }
      guard cards[entry.card].map({ $0.editedAt < event.instant }) ?? true else {
        return entry.card.rawValue
      }
    case .deck(let entry):
      if decks[entry.deck] == nil, let deck = try DeckRow.deck(entry.deck, db) { resume(deck) }
      guard decks[entry.deck].map({ $0.editedAt < event.instant }) ?? true else {
        return entry.deck.rawValue
      }
    default: return nil
    }
    apply(event)
    return nil
  }

  func write(_ db: Connection) throws {
    for card in cards.values { try CardRow.write(card, db) }
    for deck in decks.values { try DeckRow.write(deck, db) }
  }
}

extension FoldedTables<CardFold> {
  /// The position up to which the events are folded; the tables must be up to date.
  static func mark(_ db: Connection) throws -> CardMark {
    let (version, arrival) = try state(db) ?? (version: CardFold.version, arrival: 0)
    return CardMark(version: version, arrival: arrival, event: try event(at: arrival, db))
  }

  /// Whether a mark is of this journal, and not later than another one of it.
  static func isEarlier(_ mark: CardMark, than other: CardMark, _ db: Connection) throws -> Bool {
    try mark.version == other.version && mark.arrival <= other.arrival
      && mark.event == event(at: mark.arrival, db)
  }

  private static func event(at arrival: Int64, _ db: Connection) throws -> EventID? {
    try db.first("SELECT id FROM event WHERE arrival = ?", [.integer(arrival)]) {
      EventID($0.text(0))
    }
  }

  /// The cards that events after a mark concern.
  func changed(since mark: CardMark) throws -> Set<ItemID> {
    var entities: Set<String> = []
    try db.forEach(
      """
      SELECT kind, CASE kind WHEN 'undo' THEN \(BodyText.sql("target")) ELSE \(FoldedTables.entity) END FROM event
      WHERE arrival > ? AND +kind IN ('card', 'undo')
      """, [.integer(mark.arrival)]
    ) { row in
      if row.text(0) == "card" {
        entities.insert(row.text(1))
      } else if let target = EventID(row.text(1)) {
        entities.formUnion(try self.entities(of: target))
      }
    }
    return Set(entities.map { ItemID($0) })
  }
}
