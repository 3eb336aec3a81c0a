import GameEngine
import TestSupport
import Testing

@testable import Journal

@Suite("Decks of several devices")
struct DeckSyncTests {
  /// Changes of three devices that know nothing of each other: decks whose names differ in case, in
  /// and out of each other, with cards, renamed and removed.
  private func events(_ gen: inout Gen) -> [Event] {
    var clocks = ["desk", "phone", "tablet"].map { JournalClock(device: $0) }
    var decks = clocks.map { _ in [DeckID]() }
    return (0..<90).map { step in
      let place = gen.int(0...2)
      clocks[place].instant = moment(Int64(step / 3)).instant
      let name = gen.of(["Num", "num", "NUM", "Verb", "caf\u{E9}", "CAFE\u{301}"])
      guard let own = decks[place].last.map({ _ in gen.of(decks[place]) }), gen.percent(70) else {
        let path = DeckPath(gen.percent(50) ? [name] : ["Num", name])
        var entry = DeckEntry(deck: DeckID(path: path, attempt: gen.int(0...1)))
        (entry.name, entry.parent) = (name, gen.percent(50) ? .root : decks[place].last ?? .root)
        decks[place].append(entry.deck)
        return clocks[place].event(.deck(entry))
      }
      if gen.percent(75) {
        var entry = CardEntry(card: .card("\(place)-\(step)"))
        (entry.deck, entry.term, entry.definition) = (own, "sol", "sun")
        return clocks[place].event(.card(entry))
      }
      var entry = DeckEntry(deck: own)
      if gen.percent(50) { entry.removed = true } else { entry.name = name }
      return clocks[place].event(.deck(entry))
    }
  }

  private func cards(_ shelf: CardShelf) throws -> [[String]: [ItemID]] {
    var cards: [[String]: [ItemID]] = [:]
    for node in try shelf.tree().nodes {
      #expect(cards[node.path.key] == nil, "\(node.path) is there twice")
      cards[node.path.key] = try shelf.cards(in: node.id).map(\.id)
      #expect(try shelf.counts()[node.id] ?? 0 == cards[node.path.key]?.count)
    }
    return cards
  }

  @Test("any order of sync gives the same decks, and no card is lost", arguments: 0..<16)
  func law(seed: UInt64) throws {
    var gen = Gen(seed: seed)
    let events = events(&gen)
    var shown: [[[String]: [ItemID]]] = []
    var trees: [DeckTree] = []
    for _ in 0..<4 {
      let folder = try JournalFolder()
      let journal = try folder.journal()
      var rest = gen.generator.shuffled(events)[...]
      while !rest.isEmpty {
        let batch = rest.prefix(gen.of([1, 7, 40]))
        try journal.deliver(batch)
        rest = rest.dropFirst(batch.count)
        if gen.percent(50) { _ = try CardShelf(journal).tree() }
      }
      shown.append(try cards(CardShelf(journal)))
      trees.append(try CardShelf(journal).tree())
    }
    #expect(trees.allSatisfy { $0 == trees[0] })
    #expect(shown.allSatisfy { $0 == shown[0] })
    // All cards are in one deck, but those of a removed deck and of the decks in it.
    let fold = CardFold(of: events)
    let all = shown[0].values.flatMap { $0 }
    #expect(Set(all).count == all.count)
    let there = fold.cards.values.filter { card in
      var deck = fold.decks[card.deck]
      var steps = 0
      while let outer = deck, outer.removedAt == nil, steps < 20 {
        (deck, steps) = (fold.decks[outer.parent], steps + 1)
      }
      return deck == nil || steps == 20
    }
    #expect(Set(there.map(\.id)).isSubset(of: all))
  }

  @Test("decks whose names differ in case are one, with the name that was given first")
  func oneDeck() throws {
    func make(_ name: String, _ card: String, on device: String, at second: Int64) -> [Event] {
      var clock = JournalClock(device: device)
      clock.instant = moment(second).instant
      var deck = DeckEntry(deck: DeckID(path: DeckPath([name])))
      (deck.name, deck.parent) = (name, .root)
      var entry = CardEntry(card: .card(card))
      (entry.deck, entry.term, entry.definition) = (deck.deck, card, "one")
      return [clock.event(.deck(deck)), clock.event(.card(entry))]
    }
    let first = make("Num", "uno", on: "desk", at: 1)
    let second = make("num", "due", on: "phone", at: 3600)
    for events in [first + second, second + first] {
      let folder = try JournalFolder()
      let journal = try folder.journal()
      try journal.deliver(events)
      let shelf = CardShelf(journal)
      let nodes = try shelf.tree().nodes
      #expect(nodes.map(\.path.description) == ["Num"])
      try #require(nodes.map(\.ids.count) == [2])
      #expect(try shelf.cards(in: nodes[0].id).map(\.term) == ["uno", "due"])
      #expect(try shelf.cards(in: nodes[0].ids[1]).count == 2)
      #expect(try shelf.counts() == [nodes[0].id: 2])
      #expect(try Set(shelf.decks(of: [.card("uno"), .card("due")]).values) == [nodes[0].id])
    }
  }

  @Test("an undo takes back the last change of this device, whatever others have changed since")
  func undo() throws {
    let folder = try JournalFolder()
    let journal = try folder.journal("desk")
    try journal.append(id(1), setting("theme", "sepia"), at: moment(100))
    // The clock was put back.
    try journal.append(id(2), setting("session", "30"), at: moment(50))
    var clock = JournalClock(device: "phone")
    clock.instant = moment(900).instant
    try journal.deliver([clock.event(setting("theme", "mono"))])
    #expect(try JournalChanges(journal).last()?.targets == [id(2)])
    try journal.append(id(3), .undo(id(2)), at: moment(60))
    #expect(try JournalChanges(journal).last()?.targets == [id(1)])
    try journal.append(id(4), .undo(id(1)), at: moment(61))
    #expect(try JournalChanges(journal).last() == nil)
  }

  private func setting(_ key: String, _ value: String) -> EventBody {
    .setting(SettingEntry(key: key, value: value))
  }
}
