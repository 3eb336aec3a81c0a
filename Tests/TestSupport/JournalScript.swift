package import GameEngine

/// Random journals of players on several devices.
package enum JournalScript {
  private static let words = [
    ("en/dawn/noun", Level.one), ("en/dusk/noun", .two), ("en/thaw/verb", .three),
    ("en/arid/adj", .four), ("en/glacier/noun", .two),
  ]
  private static let forms = ["recall", "match", "meaning", "cloze", "hangman", "guess"]

  /// A journal of two devices with rounds, answers of all kinds, undos, disputes, favourites, settings,
  /// looks at words and unknown kinds.
  package static func random(using gen: inout Gen, count: Int = 80) -> [Event] {
    var events: [Event] = []
    var clocks = [JournalClock(device: "desk"), JournalClock(offset: 3600, device: "phone")]
    var rounds: [EventID] = []
    for number in 0..<count {
      let place = gen.int(0...1)
      clocks[place].advance(seconds: Int64(gen.of([0, 5, 60, 4000, 90_000, 700_000])))
      func append(_ body: EventBody) { events.append(clocks[place].event(body)) }
      switch gen.int(0...19) {
      case 0:
        let round = EventID(derivedFrom: "round/\(number)/\(gen.generator.next())")
        rounds.append(round)
        append(.round(entry(of: round, on: clocks[place].today, using: &gen)))
      case 1: append(.favorite(FavoriteEntry(item: word(using: &gen), kept: gen.percent(60))))
      case 2:
        let value = gen.percent(70) ? gen.of([String(number), "on"]) : nil
        append(.setting(SettingEntry(key: gen.of(["theme", "name", "classic"]), value: value)))
      case 3: append(.seen(word(using: &gen)))
      case 4: append(.unknown(kind: "lesson"))
      case 5: if let target = answers(events).last { append(.undo(target.id)) }
      case 6:
        let answers = answers(events)
        if !answers.isEmpty { append(.dispute(gen.of(answers).id)) }
      case 7:
        guard let round = rounds.last else { continue }
        append(
          .result(
            ResultEntry(
              round: round, score: 300, correct: 3, questions: gen.of([3, 10]),
              elapsedMillis: 9000)))
      default:
        events.append(
          answer(
            at: &clocks[place], round: rounds.last ?? EventID(high: 0, low: 1),
            index: 1 + number % 10, using: &gen))
      }
    }
    return events
  }

  private static func word(using gen: inout Gen) -> ItemID { ItemID(gen.of(words).0) }

  private static func entry(
    of round: EventID, on date: CalendarDate, using gen: inout Gen
  ) -> RoundEntry {
    let ruleset = gen.of(Ruleset.all)
    let header = RoundHeader(
      dealer: gen.of(["solo", "board"]), date: ruleset == .daily1 ? date : nil,
      number: ruleset == .daily1 ? gen.int(1...400) : nil, questions: 10,
      ranked: gen.percent(20), ruleset: ruleset, edition: "en-1",
      course: round.low % 4 == 0 ? CourseID("eo") ?? .english : .english)
    return RoundEntry(
      round: round, header: header, code: ruleset == .play ? "20B1T-02G7B" : nil,
      seed: ruleset == .daily1 ? nil : 7, strictAccents: gen.percent(20))
  }

  /// An answer in any form: chosen, typed, passed or found in several tries, quick or slow.
  private static func answer(
    at clock: inout JournalClock, round: EventID, index: Int, using gen: inout Gen
  ) -> Event {
    let (word, level) = gen.of(words)
    let right = gen.percent(65)
    return clock.answer(
      word, form: gen.of(forms), input: gen.of(["1", "4", "dawn", "dusk dawn", "d a", ""]),
      right: right, milliseconds: gen.of([0, 1, 700, 2000, 4000, 9000, 30_000, 30_001, 60_000]),
      hint: gen.percent(10), slip: right && gen.percent(10),
      points: right ? 100 * gen.int(1...5) : 0, again: gen.percent(10), round: round, index: index,
      level: gen.percent(80) ? level : nil)
  }

  /// The events that are answers.
  package static func answers(_ events: [Event]) -> [Event] {
    events.filter { if case .answer = $0.body { true } else { false } }
  }
}
