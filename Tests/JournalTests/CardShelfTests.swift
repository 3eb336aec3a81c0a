import GameEngine
import SQLite
import TestSupport
import Testing

@testable import Journal

@Suite("The cards of a journal")
struct CardShelfTests {
  private func card(
    _ id: String, in deck: String = "d", _ term: String = "sol", _ definition: String = "sun"
  ) -> EventBody {
    var entry = CardEntry(card: ItemID.card(id))
    (entry.deck, entry.term, entry.definition) = (DeckID(deck), term, definition)
    return .card(entry)
  }

  private func deck(_ id: String, _ name: String, in parent: String = "") -> EventBody {
    var entry = DeckEntry(deck: DeckID(id))
    (entry.name, entry.parent) = (name, DeckID(parent))
    return .deck(entry)
  }

  /// What the shelf shows of a fold.
  private func expect(_ journal: Journal, toShow events: [Event]) throws {
    let fold = CardFold(of: events)
    let shelf = CardShelf(journal)
    for (id, card) in fold.cards {
      #expect(try shelf.card(id, orRemoved: true) == card)
      let isShown = card.isComplete && !card.isRemoved
      #expect(try (shelf.card(id) != nil) == isShown)
    }
    for (id, deck) in fold.decks { #expect(try shelf.deck(id) == deck) }
    let shown = fold.cards.values.filter { $0.isComplete && !$0.isRemoved }
    var counts: [DeckID: Int] = [:]
    var lastPlaced: [DeckID: Int64] = [:]
    for card in shown {
      counts[card.deck, default: 0] += 1
      lastPlaced[card.deck] = max(lastPlaced[card.deck] ?? 0, card.placedAt)
    }
    let tree = DeckTree(fold.decks.values, lastPlaced: lastPlaced)
    /// The deck that shows the cards of a deck.
    func place(of deck: DeckID) -> DeckID { tree[deck]?.id ?? deck }
    counts = Dictionary(counts.map { (place(of: $0), $1) }, uniquingKeysWith: +)
    #expect(try shelf.counts() == counts)
    #expect(try shelf.tree() == tree)
    for deck in counts.keys {
      let cards = shown.filter { place(of: $0.deck) == deck }.sorted {
        ($0.placedAt, $0.placedNumber, $0.id) < ($1.placedAt, $1.placedNumber, $1.id)
      }
      #expect(try shelf.cards(in: deck) == cards)
      #expect(try ids(in: deck, on: shelf) == cards.map(\.id))
      var awake: [ItemID] = []
      try shelf.scanIDs(in: deck, besidesSuspended: true) {
        awake.append($0)
        return true
      }
      #expect(awake == cards.filter { !$0.isSuspended }.map(\.id))
      #expect(try shelf.cards(cards.map(\.id)) == cards)
      #expect(try shelf.cards(after: cards[0], limit: 2) == Array(cards.dropFirst().prefix(2)))
    }
    #expect(try shelf.suspended() == Set(fold.cards.values.filter(\.isSuspended).map(\.id)))
    #expect(
      try shelf.decks(of: fold.cards.keys)
        == Dictionary(uniqueKeysWithValues: shown.map { ($0.id, place(of: $0.deck)) }))
  }

  private func ids(in deck: DeckID, on shelf: CardShelf, limit: Int = .max) throws -> [ItemID] {
    var ids: [ItemID] = []
    try shelf.scanIDs(in: deck) {
      ids.append($0)
      return ids.count < limit
    }
    return ids
  }

  @Test("are the fold of all events, in whatever order they arrive", arguments: 0..<6)
  func law(seed: UInt64) throws {
    var gen = Gen(seed: seed)
    var events = CardScript.random(using: &gen)
    if gen.percent(60) { events = gen.generator.shuffled(events) }
    let folder = try JournalFolder()
    var journal = try folder.journal()
    var received: [Event] = []
    while received.count < events.count {
      let batch = Array(events[received.count...].prefix(gen.of([1, 3, 20, 50])))
      try journal.deliver(batch)
      received += batch
      if gen.percent(30) { journal = try folder.journal() }
      if gen.percent(60) { try expect(journal, toShow: received) }
      #expect(try journal.progress() == ProgressFold.progress(of: received))
    }
    try expect(journal, toShow: events)
  }

  @Test("are kept up to date elsewhere by what was changed since a mark", arguments: 0..<6)
  func changes(seed: UInt64) throws {
    var gen = Gen(seed: seed)
    let events = gen.generator.shuffled(CardScript.random(using: &gen))
    let folder = try JournalFolder()
    let journal = try folder.journal()
    var (received, known, mark): ([Event], [ItemID: Card], CardMark?) = ([], [:], nil)
    while received.count < events.count {
      let batch = Array(events[received.count...].prefix(gen.of([1, 3, 20])))
      try journal.deliver(batch)
      received += batch
      var read: [ItemID: Card] = [:]
      let changes = try CardShelf(journal).changes(since: mark) { read[$0.id] = $0 }
      if let changed = changes.changed {
        #expect(Set(read.keys).isSubset(of: changed))
        for id in changed { known[id] = read[id] }
      } else {
        #expect(mark == nil)
        known = read
      }
      let shown = CardFold(of: received).cards.filter { $1.isComplete && !$1.isRemoved }
      #expect(known == shown)
      // As a file keeps it.
      mark = CardMark(changes.mark.description)
      #expect(mark == changes.mark)
      #expect(try CardShelf(journal).mark() == mark)
    }
  }

  @Test("are all new after a mark of another journal, or of none")
  func otherMark() throws {
    let folders = [try JournalFolder(), try JournalFolder()]
    let journals = try folders.map { try $0.journal() }
    for (place, journal) in journals.enumerated() {
      try journal.append(
        (0..<3).map { number in
          Journal.Draft(
            id: EventID(derivedFrom: "\(place) \(number)"), body: card("c\(number)"))
        }, at: Moment(instant: 1000, offset: 0))
    }
    let mark = try CardShelf(journals[0]).mark()
    #expect(try CardShelf(journals[0]).changes(since: mark) { _ in }.changed == [])
    for other in [mark, nil] {
      var count = 0
      #expect(try CardShelf(journals[1]).changes(since: other) { _ in count += 1 }.changed == nil)
      #expect(count == 3)
    }
    for text in ["", "1 2", "1 x y", "1 2 3 4"] { #expect(CardMark(text) == nil) }
  }

  @Test("are folded again if the tables are gone, or of another version")
  func cache() throws {
    var gen = Gen(seed: 3)
    let events = CardScript.random(using: &gen)
    for sql in [
      "DELETE FROM meta WHERE key = 'cards'", "UPDATE meta SET value = '0 9' WHERE key = 'cards'",
      "UPDATE meta SET value = 'x' WHERE key = 'cards'; DELETE FROM card",
    ] {
      let folder = try JournalFolder()
      let journal = try folder.journal()
      try journal.deliver(events)
      try expect(journal, toShow: events)
      try folder.tamper("desk", sql)
      try expect(journal, toShow: events)
    }
  }

  @Test("are found by the beginning of their ids")
  func finding() throws {
    let journal = try JournalFolder().journal()
    try journal.append(
      ["ab1", "ab2", "ac1"].enumerated().map {
        Journal.Draft(id: id(UInt64(10 + $0)), body: card($1))
      }, at: moment())
    let shelf = CardShelf(journal)
    #expect(
      try shelf.cards(beginning: ItemID.card("ab"), limit: 9).map(\.id.rawValue) == [
        "card/ab1", "card/ab2",
      ])
    #expect(try shelf.cards(beginning: ItemID.card("ab"), limit: 1).count == 1)
    #expect(try shelf.cards(beginning: ItemID.card("x"), limit: 9).isEmpty)
    #expect(try ids(in: DeckID("d"), on: shelf, limit: 2) == [.card("ab1"), .card("ab2")])
  }

  @Test("have others of their decks as company, each once: the first ones, and those that follow")
  func companions() throws {
    let journal = try JournalFolder().journal()
    try journal.append(
      (10..<30).map { Journal.Draft(id: id(UInt64($0)), body: card("c\($0)")) }, at: moment())
    let shelf = CardShelf(journal)
    let cards = try shelf.cards([.card("c20"), .card("c21"), .card("c28"), .card("none")])
    #expect(cards.map(\.id) == [.card("c20"), .card("c21"), .card("c28")])
    #expect(
      try shelf.companions(of: cards, each: 2).map(\.id)
        == ["c10", "c11", "c22", "c29"].map { ItemID.card($0) })
    #expect(try shelf.companions(of: [], each: 2).isEmpty)
  }

  @Test("cost a checkpoint of the progress nothing: it goes on behind them")
  func checkpoint() throws {
    let folder = try JournalFolder()
    let journal = try folder.journal()
    try journal.append(
      (0..<500).map { Journal.Draft(id: id(UInt64(1000 + $0)), body: card("c\($0)")) },
      at: moment())
    try journal.append(id(1), answer(), at: moment(1))
    _ = try journal.progress()
    #expect(try folder.read("desk", "SELECT max(events) FROM checkpoint") == 501)
    // A card that arrives late, from another device, does not overtake it.
    var clock = JournalClock(device: "phone")
    clock.instant = moment(-100).instant
    try journal.deliver([clock.event(card("late"))])
    _ = try journal.progress()
    #expect(try journal.eventsOfLatestCheckpoint() == 501)
    #expect(try CardShelf(journal).card(ItemID.card("late")) != nil)
  }

  @Test("tell the last change, of one event or several, and it stays taken back")
  func changes() throws {
    let journal = try JournalFolder().journal()
    #expect(try JournalChanges(journal).last() == nil)
    try journal.append(id(1), deck("d", "Spanish"), at: moment())
    try journal.append(id(2), card("a"), at: moment(1))
    let change = id(50)
    var part = CardEntry(card: ItemID.card("b"))
    (part.deck, part.term, part.definition) = (DeckID("d"), "luz", "light")
    part.change = change
    let difficulty = DifficultyEntry(
      item: ItemID.card("b"), difficulty: .known, change: change)
    try journal.append(
      [
        Journal.Draft(id: id(3), body: .card(part)),
        Journal.Draft(id: id(4), body: .difficulty(difficulty)),
      ], at: moment(2))
    try journal.append(id(5), answer(), at: moment(3))
    let several = try #require(try JournalChanges(journal).last())
    #expect(several.count == 2)
    #expect(several.targets == [change, id(4)])
    for (place, target) in several.targets.enumerated() {
      try journal.append(id(60 + UInt64(place)), .undo(target), at: moment(4))
    }
    let shelf = CardShelf(journal)
    #expect(try shelf.card(ItemID.card("b"), orRemoved: true) == nil)
    #expect(try journal.progress().words[ItemID.card("b")] == nil)
    let one = try #require(try JournalChanges(journal).last())
    #expect(one.targets == [id(2)])
    #expect(one.count == 1)
    try journal.append(id(70), .undo(id(2)), at: moment(5))
    #expect(try shelf.counts().isEmpty)
    #expect(try JournalChanges(journal).last()?.targets == [id(1)])
    try journal.append(id(71), .setting(SettingEntry(key: "theme", value: "sepia")), at: moment(6))
    #expect(try JournalChanges(journal).last()?.targets == [id(71)])
  }
}
