package import GameEngine
import SQLite

/// Writes many cards and decks as one change, in one transaction. The tables of cards follow at once, so that the cards
/// need not be read again.
package final class CardBatch {
  private let journal: Journal
  private let tables: CardTables
  private let change: EventID
  private var stamp: EventStamp
  private var written: UInt64 = 0

  /// The size of SQLite's cache meanwhile. The indexes by the ids of cards are written in no order, and pages that do not
  /// fit are written and read again and again.
  private static let cacheKiB = 4096

  private var db: Connection { tables.db }

  private init(
    _ journal: Journal, change: EventID, at moment: Moment, _ db: Connection
  ) throws {
    self.journal = journal
    self.change = change
    let tables = CardTables(db: db, leftOut: journal.leftOut)
    try tables.bringUpToDate()
    self.tables = tables
    stamp = try EventStamp(journal, at: moment, db)
  }

  /// The time of the events, in milliseconds since 1970.
  package var instant: Int64 { stamp.instant }

  // MARK: - Reading

  /// The decks that the player sees.
  package func tree() throws -> DeckTree { try CardShelf.tree(db) }

  /// The deck with an id, also a removed one.
  package func deck(_ id: DeckID) throws -> Deck? { try DeckRow.deck(id, db) }

  /// The card with an id, also a removed one.
  package func card(_ id: ItemID) throws -> Card? { try CardRow.card(id, db) }

  /// Visits the cards of a deck, but not the cards of decks in it.
  package func forEachCard(in deck: DeckID, _ visit: (Card) throws -> Void) throws {
    try db.forEach(
      "SELECT \(CardRow.columns) FROM card WHERE shown = 1 AND deck = ?", [.text(deck.rawValue)]
    ) { try visit(CardRow.card(from: $0)) }
  }

  // MARK: - Writing

  /// Writes an event of a card.
  ///
  /// - Parameter card: the present card; nil for a new one.
  package func write(_ entry: CardEntry, of card: Card?) throws {
    var entry = entry
    entry.change = change
    guard let event = try write(.card(entry)) else { return }
    // The clock of another device may be ahead.
    guard card.map({ $0.editedAt < event.instant }) ?? true else {
      return try tables.foldAgain(entry.card.rawValue)
    }
    var card = card ?? Card(id: entry.card)
    card.apply(entry, of: event)
    try CardRow.write(card, db)
  }

  /// Writes an event of a deck.
  package func write(_ entry: DeckEntry) throws {
    var entry = entry
    entry.change = change
    if try write(.deck(entry)) != nil { try tables.foldAgain(entry.deck.rawValue) }
  }

  /// Writes how well a card is known.
  package func write(_ entry: DifficultyEntry) throws {
    var entry = entry
    entry.change = change
    try write(.difficulty(entry))
  }

  /// Writes a note type, unless the journal contains it.
  package func write(_ type: NoteTypeEntry) throws { try write(.noteType(type), id: type.id) }

  /// Writes an event with the next ID of the change.
  ///
  /// - Returns: the event; nil if the journal contains it already.
  @discardableResult
  private func write(_ body: EventBody, id: EventID? = nil) throws -> Event? {
    written += 1
    // One after the other, so that they are side by side in the file.
    let id = id ?? EventID(high: change.high, low: change.low &+ written)
    return try stamp.write(id, body, BodyText.encoded(body), to: journal, db)
  }

  /// Writes many cards, all or none.
  ///
  /// - Parameters:
  ///   - change: the id of the change, which an undo names to take all of it back.
  ///   - moment: the time.
  ///   - body: writes the cards. If it throws, nothing is written. It must not use the journal.
  /// - Throws: `JournalError`, or an error of the body.
  package static func write<Value: Sendable>(
    to journal: Journal, change: EventID, at moment: Moment, _ body: (CardBatch) throws -> Value
  ) throws -> Value {
    do {
      return try journal.database.use { db in
        // Most of the work, if there is some, before others have to wait.
        try CardTables.bringUpToDate(journal, db)
        try db.execute("PRAGMA cache_size = -\(cacheKiB)")
        defer { try? db.execute("PRAGMA cache_size = -2000; PRAGMA shrink_memory") }
        return try db.transaction(.immediate) {
          let batch = try CardBatch(journal, change: change, at: moment, db)
          let value = try body(batch)
          try batch.tables.noteUpToDate()
          return value
        }
      }
    } catch let error as SQLiteError {
      throw JournalError(error, path: journal.path)
    }
  }
}
