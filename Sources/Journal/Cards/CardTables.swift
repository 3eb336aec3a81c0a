import GameEngine
import SQLite

/// The tables of the cards and decks in the journal's file: a cache of `CardFold` for those who need a few of many
/// cards. They are made when they are first needed, and brought up to date by each reader.
struct CardTables {
  let db: Connection

  /// The version of the tables and of the fold. Tables of another version are made anew.
  private static let version = 3
  /// How many other events may have arrived since the tables were brought up to date before that is stored.
  private static let patience: Int64 = 512
  /// How many cards are folded at a time.
  private static let batch = 2000

  private static let kinds = "WHERE kind IN ('card', 'deck')"
  private static let entity =
    "coalesce(json_extract(body, '$.card'), json_extract(body, '$.deck'))"

  /// Brings the tables up to date with the events.
  static func bringUpToDate(_ db: Connection) throws {
    guard try !isUpToDate(db) else { return }
    try db.transaction(.immediate) { try CardTables(db: db).bringUpToDate() }
  }

  /// Brings the tables up to date, in an immediate transaction.
  func bringUpToDate() throws {
    guard try !CardTables.isUpToDate(db) else { return }
    try take(since: begun())
    try noteUpToDate()
  }

  /// Notes that the tables know all events.
  func noteUpToDate() throws { try store(arrival: EventRow.lastArrival(db)) }

  /// Takes an event of a card that was just written.
  ///
  /// - Parameter card: the card before it; nil if there was none.
  func take(_ event: Event, of card: Card?, _ id: ItemID) throws {
    // The clock of another device may be ahead.
    guard card.map({ $0.editedAt < event.instant }) ?? true else {
      return try foldAgain(id.rawValue, retracted())
    }
    var fold = CardFold(retracted: [])
    if let card { fold.resume(card) }
    fold.apply(event)
    try write(fold)
  }

  /// Takes an event of a deck that was just written.
  func take(_ event: Event, ofDeck id: DeckID) throws { try foldAgain(id.rawValue, retracted()) }

  private static func isUpToDate(_ db: Connection) throws -> Bool {
    guard let known = try arrival(db) else { return false }
    let last = try EventRow.lastArrival(db)
    guard last - known <= patience else { return false }
    // The plus keeps SQLite from the index by kind, in which it would visit the events of all cards.
    return try last == known
      || db.first(
        "SELECT 1 FROM event WHERE arrival > ? AND +kind IN ('card', 'deck', 'undo') LIMIT 1",
        [.integer(known)]
      ) { _ in true } != true
  }

  // MARK: - The state

  /// The last event that the tables know; nil if there are none, or of another version.
  private static func arrival(_ db: Connection) throws -> Int64? {
    let text = try db.first("SELECT value FROM meta WHERE key = 'cards'") { $0.text(0) }
    let parts = text?.split(separator: " ") ?? []
    guard parts.count == 2, parts[0] == "\(version)" else { return nil }
    return Int64(parts[1])
  }

  private func store(arrival: Int64) throws {
    try db.run(
      "INSERT OR REPLACE INTO meta (key, value) VALUES ('cards', ?)",
      [.text("\(CardTables.version) \(arrival)")])
  }

  /// The last event that the tables know. Makes them if there are none.
  private func begun() throws -> Int64 {
    if let arrival = try CardTables.arrival(db) { return arrival }
    try db.execute(
      """
      DROP TABLE IF EXISTS card;
      DROP TABLE IF EXISTS deck;
      DROP INDEX IF EXISTS eventOfCard;
      \(CardRow.table)
      \(DeckRow.table)
      CREATE INDEX eventOfCard ON event (\(CardTables.entity), instant) \(CardTables.kinds);
      """)
    return 0
  }

  // MARK: - Changes

  /// How far the events are folded; the tables must be up to date.
  static func mark(_ db: Connection) throws -> CardMark {
    let arrival = try arrival(db) ?? 0
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
  static func changed(since mark: CardMark, _ db: Connection) throws -> Set<ItemID> {
    let tables = CardTables(db: db)
    var entities: Set<String> = []
    try db.forEach(
      """
      SELECT kind, CASE kind WHEN 'undo' THEN \(BodyText.sql("target")) ELSE \(entity) END FROM event
      WHERE arrival > ? AND +kind IN ('card', 'undo')
      """, [.integer(mark.arrival)]
    ) { row in
      if row.text(0) == "card" {
        entities.insert(row.text(1))
      } else if let target = EventID(row.text(1)) {
        entities.formUnion(try tables.entities(of: target))
      }
    }
    return Set(entities.map { ItemID($0) })
  }

  // MARK: - Folding

  /// Folds the events that have arrived. An event that belongs before the last one of its card, or an undo, makes it
  /// necessary to fold all events of the card again.
  private func take(since arrival: Int64) throws {
    let retracted = try self.retracted()
    var fold = CardFold(retracted: retracted)
    var stale: Set<String> = []
    try db.forEach(
      """
      SELECT \(EventRow.columns) FROM event
      WHERE arrival > ? AND +kind IN ('card', 'deck', 'undo') ORDER BY arrival
      """, [.integer(arrival)]
    ) { row in
      guard let event = EventRow.event(from: row) else { return }
      switch event.body {
      case .card(let entry):
        if fold.cards[entry.card] == nil, let card = try CardRow.card(entry.card, db) {
          fold.resume(card)
        }
        if fold.cards[entry.card].map({ $0.editedAt < event.instant }) ?? true {
          fold.apply(event)
        } else {
          stale.insert(entry.card.rawValue)
        }
      case .deck(let entry):
        if fold.decks[entry.deck] == nil, let deck = try DeckRow.deck(entry.deck, db) {
          fold.resume(deck)
        }
        if fold.decks[entry.deck].map({ $0.editedAt < event.instant }) ?? true {
          fold.apply(event)
        } else {
          stale.insert(entry.deck.rawValue)
        }
      case .undo(let target): stale.formUnion(try entities(of: target))
      default: break
      }
      if fold.cards.count + fold.decks.count >= CardTables.batch {
        try write(fold)
        fold = CardFold(retracted: retracted)
      }
    }
    try write(fold)
    for entity in stale { try foldAgain(entity, retracted) }
  }

  private func write(_ fold: CardFold) throws {
    for card in fold.cards.values { try CardRow.write(card, db) }
    for deck in fold.decks.values { try DeckRow.write(deck, db) }
  }

  private func foldAgain(_ entity: String, _ retracted: Set<EventID>) throws {
    var fold = CardFold(retracted: retracted)
    try db.forEach(
      """
      SELECT \(EventRow.columns) FROM event \(CardTables.kinds) AND \(CardTables.entity) = ?
      ORDER BY instant, device, counter, id
      """, [.text(entity)]
    ) { row in
      if let event = EventRow.event(from: row) { fold.apply(event) }
    }
    try db.run("DELETE FROM card WHERE id = ?", [.text(entity)])
    try db.run("DELETE FROM deck WHERE id = ?", [.text(entity)])
    try write(fold)
  }

  /// The targets of all undos.
  private func retracted() throws -> Set<EventID> {
    var targets: Set<EventID> = []
    try db.forEach("SELECT \(BodyText.sql("target")) FROM event WHERE kind = 'undo'") { row in
      if let target = EventID(row.text(0)) { targets.insert(target) }
    }
    return targets
  }

  /// The cards and decks that an undo of an event or of a change concerns.
  private func entities(of target: EventID) throws -> [String] {
    let found = try db.first(
      "SELECT kind, CASE WHEN kind IN ('card', 'deck') THEN \(CardTables.entity) END FROM event WHERE id = ?",
      [.text(target.description)]
    ) { row in (kind: row.text(0), entity: row.text(1)) }
    if let found { return found.entity.isEmpty ? [] : [found.entity] }
    var entities: [String] = []
    try db.forEach(
      """
      SELECT DISTINCT \(CardTables.entity) FROM event
      \(CardTables.kinds) AND json_extract(body, '$.change') = ?
      """, [.text(target.description)]
    ) { entities.append($0.text(0)) }
    return entities
  }
}
