import TestSupport
import Testing

@testable import GameEngine

@Suite("The fold of cards and decks")
struct CardFoldTests {
  private var clock = JournalClock()

  private func card(_ id: String = "a", _ change: (inout CardEntry) -> Void) -> EventBody {
    var entry = CardEntry(card: ItemID.card(id))
    change(&entry)
    return .card(entry)
  }

  private func same(_ left: CardFold, _ right: CardFold) -> Bool {
    left.cards == right.cards && left.decks == right.decks
  }

  @Test("is the same in whatever order the events of two devices arrive", arguments: 0..<8)
  func anyOrder(seed: UInt64) {
    var gen = Gen(seed: seed)
    let events = CardScript.random(using: &gen)
    let fold = CardFold(of: events)
    for _ in 0..<4 {
      let shuffled = CardFold(of: gen.generator.shuffled(events))
      #expect(same(fold, shuffled))
      #expect(DeckTree(fold.decks.values) == DeckTree(shuffled.decks.values))
    }
  }

  @Test("an undo is the inverse of a change, of an event or of several", arguments: 0..<8)
  func undo(seed: UInt64) {
    var gen = Gen(seed: 50 + seed)
    let events = CardScript.random(using: &gen)
    let before = CardFold(of: events)
    var clock = JournalClock(device: "tablet")
    clock.advance(seconds: 100_000_000)
    let change = EventID(derivedFrom: "the change")
    var entry = CardEntry(card: ItemID.card("3"))
    entry.term = "luna"
    entry.deck = DeckID("deck-1")
    let one = clock.event(.card(entry))
    #expect(!same(before, CardFold(of: events + [one])))
    #expect(same(before, CardFold(of: events + [one, clock.event(.undo(one.id))])))
    entry.change = change
    var deck = DeckEntry(deck: DeckID("deck-2"))
    deck.removed = true
    deck.change = change
    let several = [clock.event(.card(entry)), clock.event(.deck(deck))]
    #expect(!same(before, CardFold(of: events + several)))
    #expect(same(before, CardFold(of: events + several + [clock.event(.undo(change))])))
  }

  @Test("the last writer wins, field by field")
  func fields() throws {
    var (desk, phone) = (JournalClock(device: "desk"), JournalClock(device: "phone"))
    let added = desk.event(
      card {
        ($0.deck, $0.term, $0.definition) = (DeckID("d"), "sol", "son")
      })
    phone.advance(seconds: 10)
    let definition = phone.event(card { $0.definition = "sun" })
    desk.advance(seconds: 20)
    let note = desk.event(card { $0.note = "masculine" })
    let folded = try #require(
      CardFold(of: [note, definition, added]).cards[ItemID.card("a")])
    #expect(folded.term == "sol")
    #expect(folded.definition == "sun")
    #expect(folded.note == "masculine")
    #expect(folded.isComplete)
  }

  @Test("a removed card is back if it is brought back, and moves keep everything else")
  func removal() throws {
    var clock = JournalClock()
    var events = [
      clock.event(card { ($0.deck, $0.term, $0.definition) = (DeckID("d"), "sol", "sun") }),
      clock.event(card { $0.removed = true }),
    ]
    let id = ItemID.card("a")
    #expect(CardFold(of: events).cards[id]?.isRemoved == true)
    events.append(clock.event(card { ($0.removed, $0.deck) = (false, DeckID("e")) }))
    let card = try #require(CardFold(of: events).cards[id])
    #expect(!card.isRemoved)
    #expect(card.deck == DeckID("e"))
    #expect(card.term == "sol")
  }

  @Test("a card is suspended until it is resumed, and its texts stay")
  func suspension() throws {
    var clock = JournalClock()
    let id = ItemID.card("a")
    var events = [
      clock.event(card { ($0.deck, $0.term, $0.definition) = (DeckID("d"), "sol", "sun") }),
      clock.event(card { $0.suspended = true }),
    ]
    let edited = CardFold(of: events).cards[id]?.textsEditedAt
    #expect(CardFold(of: events).cards[id]?.isSuspended == true)
    clock.advance(seconds: 60)
    events.append(clock.event(card { $0.suspended = false }))
    let card = try #require(CardFold(of: events).cards[id])
    #expect(!card.isSuspended && card.term == "sol" && card.textsEditedAt == edited)
  }

  @Test("no change of a card or deck changes the memory of it", arguments: 0..<4)
  func memory(seed: UInt64) {
    var gen = Gen(seed: 90 + seed)
    var clock = JournalClock(device: "tablet")
    let answers = (0..<30).map { number in
      clock.advance(seconds: Int64(gen.int(0...200_000)))
      return clock.answer("card/\(gen.int(0...9))", right: gen.percent(70), index: 1 + number % 10)
    }
    let changes = CardScript.random(using: &gen).filter { event in
      switch event.body {
      case .difficulty, .review: false
      default: true
      }
    }
    let alone = ProgressFold.progress(of: answers)
    #expect(ProgressFold.progress(of: answers + changes) == alone)
  }

  @Test("a difficulty set by hand sets the memory, and an undo takes that back")
  func difficulty() throws {
    var clock = JournalClock()
    let id = ItemID.card("a")
    var events = [clock.answer("card/a", right: true)]
    let before = ProgressFold.progress(of: events)
    for (difficulty, stability) in zip(Difficulty.allCases, [60, 14, 4, 0.5]) {
      let event = clock.event(.difficulty(DifficultyEntry(item: id, difficulty: difficulty)))
      let progress = ProgressFold.progress(of: events + [event])
      #expect(progress.difficulty(of: id) == difficulty)
      let memory = try #require(progress.words[id]?.memory)
      #expect(memory.state.stability == stability)
      #expect(memory.state.difficulty == 5)
      #expect(progress.words[id]?.answers == 1)
      let undo = clock.event(.undo(event.id))
      #expect(ProgressFold.progress(of: events + [event, undo]) == before)
    }
    events.append(
      clock.event(.difficulty(DifficultyEntry(item: id, difficulty: .known))))
    clock.nextNoon()
    let next = clock.answer("card/a", right: false)
    #expect(ProgressFold.progress(of: events + [next]).difficulty(of: id) == .familiar)
  }

  @Test(
    "a grade that the player gives counts for the memory only, and never makes a card known")
  func review() throws {
    var clock = JournalClock()
    let id = ItemID.card("a")
    var events: [Event] = []
    for grade in [Grade.easy, .easy, .easy, .easy, .easy, .easy] {
      events.append(clock.event(.review(ReviewEntry(item: id, grade: grade))))
      for _ in 0..<20 { clock.nextNoon() }
    }
    let progress = ProgressFold.progress(of: events)
    let word = try #require(progress.words[id])
    #expect(word.seen == 6)
    #expect(word.answers == 0)
    #expect(progress.gamesCount == 0)
    #expect(progress.days.isEmpty)
    #expect(try #require(word.memory).state.stability > 30)
    #expect(word.difficulty == .familiar)
    let miss = clock.event(.review(ReviewEntry(item: id, grade: .again)))
    let after = ProgressFold.progress(of: events + [miss])
    #expect(after.difficulty(of: id) == .shaky)
    #expect(ProgressFold.progress(of: events + [miss, clock.event(.undo(miss.id))]) == progress)
  }

  @Test("entries survive JSON, and fields that do not change are left out")
  func coding() throws {
    var gen = Gen(seed: 1)
    for event in CardScript.random(using: &gen) {
      let body = try JSONTexts.encoded(event.body)
      #expect(try JSONTexts.decoded(body, kind: event.body.kind) == event.body)
    }
    var entry = CardEntry(card: ItemID.card("a"))
    entry.term = "sol"
    #expect(try JSONTexts.encoded(.card(entry)) == #"{"card":"card\/a","term":"sol"}"#)
    for (kind, text) in [
      ("card", #"{"card":"en/sol/noun","term":"sol"}"#), ("card", #"{"card":"card/"}"#),
      ("review", #"{"item":"card/a","grade":5}"#),
      ("card", #"{"term":"sol"}"#), ("deck", #"{"deck":""}"#),
      ("difficulty", #"{"item":"card/a","difficulty":5}"#),
    ] {
      #expect(throws: (any Error).self) { try JSONTexts.decoded(text, kind: kind) }
    }
  }

  @Test("texts that a server would not accept are named")
  func lengths() {
    var clock = JournalClock()
    let long = String(repeating: "ñ", count: CardEntry.longest / 2)
    #expect(clock.event(card { $0.term = long }).overlength == nil)
    #expect(clock.event(card { $0.term = long + "n" }).overlength?.field == "term")
    #expect(clock.event(card { $0.tags = [long, long] }).overlength?.field == "tags")
    let breaks = CardMedium(name: String(repeating: "\n", count: CardEntry.longest), file: nil)
    #expect(clock.event(card { $0.audio = [breaks] }).overlength?.field == "audio")
    var deck = DeckEntry(deck: DeckID("d"))
    deck.title = long + "n"
    #expect(clock.event(.deck(deck)).overlength?.field == "title")
  }
}
