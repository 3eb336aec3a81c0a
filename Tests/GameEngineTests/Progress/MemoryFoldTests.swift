import GameEngine
import TestSupport
import Testing

@Suite("Words and forms in the fold")
struct MemoryFoldTests {
  private let dawn = ItemID("en/dawn/noun")

  private func fold(_ events: [Event]) -> PlayerProgress { ProgressFold.progress(of: events) }

  @Test("a word that was never missed is not hard, and one that was missed is")
  func neverMissed() {
    var clock = JournalClock()
    let slip = clock.answer("en/a/noun", right: true, milliseconds: 29_000, slip: true)
    let miss = clock.answer("en/b/noun", right: false)
    let later = clock.answer("en/b/noun", right: true, hint: true)
    let progress = ProgressFold.progress(of: [slip, miss, later])
    #expect(progress.difficulty(of: ItemID("en/a/noun")) == .shaky)
    #expect(progress.difficulty(of: ItemID("en/b/noun")) == .hard)
  }

  @Test("counts answers, right ones and points form by form")
  func forms() {
    var clock = JournalClock()
    let undone = clock.answer(form: "match", input: "1", right: true, points: 900)
    let missed = clock.answer(form: "cloze", right: false)
    let progress = fold([
      clock.answer(form: "match", input: "1", right: true, points: 100),
      clock.answer(form: "match", input: "2", right: false),
      clock.answer("en/fog/noun", form: "match", input: "3", right: true, points: 200), undone,
      missed, clock.event(.undo(undone.id)), clock.event(.dispute(missed.id)),
      clock.answer(form: "hologram", right: true, points: 50),
    ])
    let figures = progress.forms.mapValues { [$0.answers, $0.right, $0.points] }
    #expect(
      figures == [
        FormID("match"): [3, 2, 300], FormID("cloze"): [1, 0, 0], FormID("hologram"): [1, 1, 50],
      ])
  }

  @Test("adds up over the forms to the total", arguments: 0..<10)
  func sums(seed: UInt64) {
    var random = Gen(seed: seed)
    let progress = fold(JournalScript.random(using: &random, count: 150))
    #expect(progress.forms.values.map(\.answers).reduce(0, +) == progress.gamesCount)
    #expect(progress.forms.values.map(\.right).reduce(0, +) == progress.gamesWon)
    #expect(progress.forms.values.map(\.points).reduce(0, +) == progress.totalScore)
    #expect(progress.words.values.map(\.answers).reduce(0, +) == progress.gamesCount)
    #expect(progress.lastShown.count <= 7)
    for word in progress.words.values {
      #expect((word.memory == nil) == (word.answers == 0))
      #expect((1...max(1, word.seen)).contains(word.seenThatDay))
      #expect(word.seen >= word.answers)
    }
  }

  @Test("contains the seven words that were shown last, the newest at the end")
  func lastShown() {
    var clock = JournalClock()
    var events: [Event] = []
    for number in 0..<9 {
      let word = "en/w\(number)/noun"
      events.append(
        number % 2 == 0 ? clock.answer(word, right: false) : clock.event(.seen(ItemID(word))))
    }
    #expect(fold(Array(events.prefix(3))).lastShown.map(\.term) == ["w0", "w1", "w2"])
    #expect(fold(events).lastShown.map(\.term) == (2...8).map { "w\($0)" })
    let again = fold(events + [clock.answer("en/w8/noun", right: true)])
    #expect(again.lastShown.map(\.term) == (3...8).map { "w\($0)" } + ["w8"])
    let undone = fold(events + [clock.event(.undo(events[8].id))])
    #expect(undone.lastShown.map(\.term) == (1...7).map { "w\($0)" })
  }

  @Test("counts how often a word was shown on the date of its last showing")
  func seenThatDay() {
    var clock = JournalClock()
    let today = clock.today
    var events = [
      clock.answer(right: true), clock.event(.seen(dawn)), clock.answer(right: false),
      clock.answer("en/fog/noun", right: true),
    ]
    #expect(fold(events).words[dawn]?.seenThatDay == 3)
    #expect(fold(events).words[dawn]?.lastSeenOn == today)
    clock.nextNoon()
    events.append(clock.event(.seen(dawn)))
    let word = fold(events).words[dawn]
    #expect(word?.seenThatDay == 1)
    #expect(word?.seen == 4)
    #expect(word?.lastSeenOn == today.adding(days: 1))
    #expect(word?.lastSeen == events.last?.instant)
  }

  @Test("derives memory from the grades of answers, not from looking at words")
  func memory() {
    var clock = JournalClock()
    var events = [clock.event(.seen(dawn))]
    #expect(fold(events).words[dawn]?.memory == nil)
    var wanted: ItemMemory?
    // Typed at once, but after it was shown, then a miss, help, and a pass.
    for grade in [Grade.good, .again, .hard, .again] {
      let answer = clock.answer(
        input: grade == .again ? "" : "dawn", right: grade > .again, hint: grade == .hard)
      wanted = ItemMemory(after: grade, from: wanted, at: StudyTime(utc: answer.instant))
      events.append(answer)
      #expect(fold(events).words[dawn]?.memory == wanted)
      clock.advance(seconds: 9 * 86_400)
    }
    #expect(wanted?.lapses == 1)
  }

  @Test("ignores slowness in a round against the clock")
  func timed() {
    func stability(_ ruleset: Ruleset) -> Double? {
      var clock = JournalClock()
      let round = EventID(derivedFrom: "round")
      let header = RoundHeader(questions: 0, ruleset: ruleset, edition: "en-1")
      var events = [clock.answer(form: "match", input: "1", right: true)]
      events.append(clock.event(.round(RoundEntry(round: round, header: header))))
      clock.advance(seconds: 86_400)
      events.append(
        clock.answer(form: "match", input: "1", right: true, milliseconds: 25_000, round: round))
      return fold(events).words[dawn]?.memory?.state.stability
    }
    #expect((stability(.speed) ?? 0) > (stability(.play) ?? 0))
  }
}
