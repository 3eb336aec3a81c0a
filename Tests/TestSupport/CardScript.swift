package import GameEngine

/// Random changes of cards and decks by several devices.
package enum CardScript {
  private static let words = ["sol", "luz", "mar", "pan", "río", "casa"]

  /// Decks inside each other, cards, difficulties, grades, and undos of any of them; some events belong to one change.
  package static func random(using gen: inout Gen, count: Int = 120) -> [Event] {
    var events: [Event] = []
    var clocks = [JournalClock(device: "desk"), JournalClock(offset: 3600, device: "phone")]
    for number in 0..<count {
      let place = gen.int(0...1)
      clocks[place].advance(seconds: Int64(gen.of([0, 0, 5, 60, 4000])))
      let change = EventID(derivedFrom: "change/\(number / 4)/\(place)")
      let isPart = gen.percent(20)
      switch gen.int(0...9) {
      case 0...2:
        var entry = DeckEntry(deck: deck(using: &gen))
        if gen.percent(60) { entry.name = gen.of(["Spanish", "spanish", "Lesson 1", "a/b"]) }
        if gen.percent(50) { entry.parent = gen.percent(40) ? .root : deck(using: &gen) }
        if gen.percent(20) {
          entry.pair = gen.of([
            LanguagePair(term: "spa", definition: "eng"), LanguagePair(term: "", definition: ""),
          ])
        }
        if gen.percent(20) { entry.removed = gen.percent(60) }
        if isPart { entry.change = change }
        events.append(clocks[place].event(.deck(entry)))
      case 3...7:
        var entry = CardEntry(card: card(using: &gen))
        if gen.percent(60) { entry.term = gen.of(words) }
        if gen.percent(60) { entry.definition = gen.of(words) }
        if gen.percent(40) { entry.deck = deck(using: &gen) }
        if gen.percent(20) { entry.synonyms = [gen.of(words), gen.of(words)] }
        if gen.percent(20) { entry.tags = gen.percent(50) ? [] : ["tag"] }
        if gen.percent(20) { entry.note = gen.of(["", "a note"]) }
        if gen.percent(10) { entry.texts[.pronunciation] = gen.of(["", "sol"]) }
        if gen.percent(10) {
          entry.audio = gen.percent(30) ? [] : [CardMedium(name: "sol é.mp3", file: "ab.mp3")]
        }
        if gen.percent(10) { entry.pictures = [CardMedium(name: "sol.png", file: nil)] }
        if gen.percent(10) { entry.origin = gen.of(["", "{}"]) }
        if gen.percent(20) { entry.edited = Int64(gen.int(0...1000)) }
        if gen.percent(20) { entry.removed = gen.percent(60) }
        if gen.percent(20) { entry.suspended = gen.percent(60) }
        if isPart { entry.change = change }
        events.append(clocks[place].event(.card(entry)))
      case 8 where gen.percent(50):
        let entry = ReviewEntry(item: card(using: &gen), grade: gen.of(Grade.allCases))
        events.append(clocks[place].event(.review(entry)))
      case 8:
        events.append(
          clocks[place].event(
            .difficulty(
              DifficultyEntry(
                item: card(using: &gen), difficulty: gen.of(Difficulty.allCases),
                change: isPart ? change : nil, memory: memory(using: &gen),
                recognition: memory(using: &gen)))))
      default:
        let target = events.isEmpty || gen.percent(30) ? change : gen.of(events).id
        events.append(clocks[place].event(.undo(target)))
      }
    }
    return events
  }

  private static func memory(using gen: inout Gen) -> KnownMemory? {
    guard gen.percent(50) else { return nil }
    return KnownMemory(
      stability: Double(gen.int(1...100)), difficulty: 5,
      lastReview: Int64(gen.int(0...2)) * 1_000_000_000_000, reviews: gen.int(0...9), lapses: 1)
  }

  private static func deck(using gen: inout Gen) -> DeckID { DeckID("deck-\(gen.int(0...5))") }

  private static func card(using gen: inout Gen) -> ItemID { ItemID.card("\(gen.int(0...9))") }
}
