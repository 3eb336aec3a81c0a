package import GameEngine
import SQLite
import Synchronization

/// The cards and decks of a journal.
package struct CardShelf: Sendable {
  let journal: Journal

  /// The cards of a journal.
  package init(_ journal: Journal) { self.journal = journal }

  // MARK: - Decks

  /// The decks that the player sees.
  ///
  /// - Throws: `JournalError`.
  package func tree() throws(JournalError) -> DeckTree {
    try CardTables.read(journal) { db in
      let arrival = try EventRow.lastArrival(db)
      if let kept = journal.deckCache.withLock({ $0 }), kept.arrival == arrival { return kept.tree }
      let tree = try CardShelf.tree(db)
      journal.deckCache.withLock { $0 = (arrival, tree) }
      return tree
    }
  }

  static func tree(_ db: Connection) throws -> DeckTree {
    let decks = try DeckRow.all(db)
    var lastPlaced: [DeckID: Int64] = [:]
    if decks.contains(where: { $0.removedAt != nil }) {
      for deck in decks {
        lastPlaced[deck.id] = try db.first(
          "SELECT max(placedAt) FROM card WHERE shown = 1 AND deck = ?",
          [.text(deck.id.rawValue)]
        ) { $0.isNull(0) ? nil : $0.int64(0) }
      }
    }
    return DeckTree(decks, lastPlaced: lastPlaced)
  }

  /// The deck with an id, also a removed one.
  ///
  /// - Throws: `JournalError`.
  package func deck(_ id: DeckID) throws(JournalError) -> Deck? {
    try CardTables.read(journal) { try DeckRow.deck(id, $0) }
  }

  // MARK: - Cards

  /// The card with an id. Its deck may have been removed.
  ///
  /// - Parameter orRemoved: whether the card itself may have been removed, or lack a text.
  /// - Throws: `JournalError`.
  package func card(
    _ id: ItemID, orRemoved: Bool = false
  ) throws(JournalError) -> Card? {
    try CardTables.read(journal) { db in
      try CardRow.card(id, db).flatMap {
        orRemoved || $0.isComplete && !$0.isRemoved ? $0 : nil
      }
    }
  }

  /// The cards whose ids begin with a text.
  ///
  /// - Throws: `JournalError`.
  package func cards(beginning id: ItemID, limit: Int) throws(JournalError) -> [Card] {
    try CardTables.read(journal) { db in
      // No character of an ID sorts after the last one of Unicode.
      try CardRow.cards(
        "AND id >= ? AND id < ? ORDER BY id LIMIT ?",
        [.text(id.rawValue), .text(id.rawValue + "\u{10FFFF}"), .integer(limit)], db)
    }
  }

  /// The cards of a deck, but not of decks in it, in the order in which they were added.
  ///
  /// - Parameter limit: the most cards to read.
  /// - Throws: `JournalError`.
  package func cards(in deck: DeckID, limit: Int = .max) throws(JournalError) -> [Card] {
    let decks = try tree().ids(of: deck)
    return try CardTables.read(journal) { try CardShelf.cards(in: decks, limit: limit, $0) }
  }

  private static func cards(in decks: [DeckID], limit: Int, _ db: Connection) throws -> [Card] {
    let (sql, arguments) = decks.condition
    return try CardRow.cards(
      "\(sql) ORDER BY placedAt, placedNumber, id LIMIT ?", arguments + [.integer(limit)], db)
  }

  /// Visits the IDs of the cards of a deck, but not of decks in it, in the order in which they were
  /// added, while the visit returns true.
  ///
  /// - Parameter besidesSuspended: whether to leave out suspended cards.
  /// - Throws: `JournalError`.
  package func scanIDs(
    in deck: DeckID, besidesSuspended: Bool = false, _ visit: (ItemID) -> Bool
  ) throws(JournalError) {
    let (sql, arguments) = try tree().ids(of: deck).condition
    try CardTables.read(journal) { db in
      try db.scan(
        """
        SELECT id FROM card WHERE shown = 1 \(sql) AND suspended <= ?
        ORDER BY placedAt, placedNumber, id
        """, arguments + [.integer(besidesSuspended ? 0 : 1)]
      ) { visit(ItemID($0.text(0))) }
    }
  }

  /// The IDs of all suspended cards.
  ///
  /// - Throws: `JournalError`.
  package func suspended() throws(JournalError) -> Set<ItemID> {
    try CardTables.read(journal) { db in
      var ids: Set<ItemID> = []
      try db.forEach("SELECT id FROM card WHERE suspended = 1") { ids.insert(ItemID($0.text(0))) }
      return ids
    }
  }

  /// A card whose term or definition is a text, one of the same deck first.
  ///
  /// - Throws: `JournalError`.
  package func card(with text: String, near deck: DeckID) throws(JournalError) -> Card? {
    try CardTables.read(journal) { db in
      try CardRow.cards(
        """
        AND (term = ?1 OR definition = ?1) ORDER BY deck <> ?2, placedAt, placedNumber, id LIMIT 1
        """, [.text(text), .text(deck.rawValue)], db
      ).first
    }
  }

  /// The cards with a term, in the order in which they were added. Case of ASCII letters does not matter.
  ///
  /// - Throws: `JournalError`.
  package func cards(named term: String, limit: Int) throws(JournalError) -> [Card] {
    try CardTables.read(journal) { db in
      try CardRow.cards(
        "AND term = ? COLLATE NOCASE ORDER BY placedAt, placedNumber, id LIMIT ?",
        [.text(term), .integer(limit)], db)
    }
  }

  /// The cards with some ids, in their order, without removed cards and cards that lack a text. Their decks
  /// may have been removed.
  ///
  /// - Throws: `JournalError`.
  package func cards(_ ids: [ItemID]) throws(JournalError) -> [Card] {
    try CardTables.read(journal) { db in
      try ids.compactMap { try CardRow.card($0, db) }.filter { $0.isComplete && !$0.isRemoved }
    }
  }

  /// More cards of the decks of some cards: the first of each deck, and the cards that follow a
  /// card. A card that follows another one has enough company already.
  ///
  /// - Parameter count: the number of cards that follow a card.
  /// - Throws: `JournalError`.
  package func companions(of cards: [Card], each count: Int) throws(JournalError) -> [Card] {
    let tree = try tree()
    return try CardTables.read(journal) { db in
      var (companions, followers): ([Card], Set<ItemID>) = ([], [])
      var (decks, known): (Set<DeckID>, Set<ItemID>) = ([], Set(cards.map(\.id)))
      func take(_ card: Card) {
        if known.insert(card.id).inserted { companions.append(card) }
      }
      for card in cards {
        let same = tree[card.deck]?.ids ?? [card.deck]
        if decks.insert(same[0]).inserted {
          try CardShelf.cards(in: same, limit: count, db).forEach(take)
        }
        guard !followers.contains(card.id) else { continue }
        for next in try CardShelf.cards(after: card, in: same, limit: count, db) {
          followers.insert(next.id)
          take(next)
        }
      }
      return companions
    }
  }

  /// The cards that follow a card in its deck, in the order in which they were added.
  ///
  /// - Throws: `JournalError`.
  package func cards(after card: Card, limit: Int) throws(JournalError) -> [Card] {
    let decks = try tree().ids(of: card.deck)
    return try CardTables.read(journal) {
      try CardShelf.cards(after: card, in: decks, limit: limit, $0)
    }
  }

  private static func cards(
    after card: Card, in decks: [DeckID], limit: Int, _ db: Connection
  ) throws -> [Card] {
    let (sql, arguments) = decks.condition
    return try CardRow.cards(
      """
      \(sql) AND (placedAt, placedNumber, id) > (?, ?, ?)
      ORDER BY placedAt, placedNumber, id LIMIT ?
      """,
      arguments + [
        .integer(card.placedAt), .integer(card.placedNumber), .text(card.id.rawValue),
        .integer(limit),
      ], db)
  }

  /// The text of a note type.
  ///
  /// - Parameter id: the id of its event.
  /// - Throws: `JournalError`.
  package func noteType(_ id: EventID) throws(JournalError) -> String? {
    try CardTables.read(journal) { db in
      try db.first(
        "SELECT body FROM event WHERE id = ? AND kind = 'noteType'", [.text(id.description)]
      ) { row in
        guard case .noteType(let entry) = try? BodyText.decoded(row.text(0), kind: "noteType")
        else { return nil }
        return entry.text
      }
    }
  }

  /// The names of the files of all sounds and pictures, also of cards that were removed, since an undo brings them back.
  ///
  /// - Throws: `JournalError`.
  package func mediaFiles() throws(JournalError) -> Set<String> {
    try CardTables.read(journal) { db in
      var files: Set<String> = []
      try db.forEach(
        """
        SELECT body FROM event WHERE kind = 'card' AND (\(BodyText.sql("audio")) IS NOT NULL \
        OR \(BodyText.sql("pictures")) IS NOT NULL)
        """
      ) { row in
        guard case .card(let entry) = try? BodyText.decoded(row.text(0), kind: "card") else {
          return
        }
        files.formUnion(((entry.audio ?? []) + (entry.pictures ?? [])).compactMap(\.file))
      }
      return files
    }
  }

  /// Of some decks, the one into which a card was put last; nil if they have no cards.
  ///
  /// - Throws: `JournalError`.
  package func deckOfNewestCard(among decks: [DeckID]) throws(JournalError) -> DeckID? {
    let (condition, arguments) = decks.condition
    return try CardTables.read(journal) { db in
      try db.first(
        """
        SELECT deck FROM card WHERE shown = 1 \(condition)
        ORDER BY placedAt DESC, placedNumber DESC LIMIT 1
        """, arguments
      ) { DeckID($0.text(0)) }
    }
  }

  /// The decks of some cards, as the tree shows them, without removed cards.
  ///
  /// - Throws: `JournalError`.
  package func decks(of ids: some Sequence<ItemID>) throws(JournalError) -> [ItemID: DeckID] {
    let tree = try tree()
    return try CardTables.read(journal) { db in
      var decks: [ItemID: DeckID] = [:]
      for id in ids where id.cardID != nil {
        decks[id] = try db.first(
          "SELECT deck FROM card WHERE id = ? AND shown = 1", [.text(id.rawValue)]
        ) { tree.shown(DeckID($0.text(0))) }
      }
      return decks
    }
  }

  /// The number of cards of each deck that has some, as the tree shows them.
  ///
  /// - Throws: `JournalError`.
  package func counts() throws(JournalError) -> [DeckID: Int] {
    let tree = try tree()
    return try CardTables.read(journal) { db in
      var counts: [DeckID: Int] = [:]
      try db.forEach("SELECT deck, count(*) FROM card WHERE shown = 1 GROUP BY deck") { row in
        counts[tree.shown(DeckID(row.text(0))), default: 0] += row.int(1)
      }
      return counts
    }
  }
}

extension DeckTree {
  /// The ID of the deck that shows the cards of a deck: its own, unless another one has its path.
  fileprivate func shown(_ deck: DeckID) -> DeckID { self[deck]?.id ?? deck }

  /// The IDs of a deck: its own, and those of decks with the same path.
  fileprivate func ids(of deck: DeckID) -> [DeckID] { self[deck]?.ids ?? [deck] }
}

extension [DeckID] {
  /// A condition on the column `deck` that others precede, with its arguments.
  fileprivate var condition: (sql: String, arguments: [SQLiteValue]) {
    let places = repeatElement("?", count: count).joined(separator: ", ")
    return ("AND deck IN (\(places))", map { .text($0.rawValue) })
  }
}
