import GameEngine
import TestSupport
import Testing

@Suite("The hoard")
struct HoardTests {
  private static let day: Int64 = 86_400_000

  private func fold(_ events: [Event]) -> PlayerProgress { ProgressFold.progress(of: events) }

  @Test("a word that was only shown is not in it")
  func shown() {
    var clock = JournalClock()
    #expect(fold([]).hoard(at: StudyTime(utc: clock.instant)) == 0)
    #expect(
      fold([clock.event(.seen(ItemID("en/fog/noun")))]).hoard(at: StudyTime(utc: clock.instant))
        == 0)
  }

  @Test("six misses are no words, and six right answers are nearly six")
  func misses() {
    func hoard(_ input: String, right: Bool) -> Int {
      var clock = JournalClock()
      let events = (0..<6).map {
        clock.answer("en/word\($0)/noun", form: "match", input: input, right: right)
      }
      return fold(events).hoard(at: StudyTime(utc: clock.instant))
    }
    #expect(hoard("2", right: false) == 0)
    #expect((4_000_000...5_500_000).contains(hoard("1", right: true)))
    #expect(hoard("word", right: true) > 5_500_000)
  }

  @Test("learns from a player's answers on later days how fast they forget")
  func learns() {
    func hoard(recalled: Bool) -> Int {
      var clock = JournalClock()
      var events = (0..<20).map { clock.answer("en/a\($0)/noun", right: false) }
      clock.nextNoon()
      events += (0..<20).map { clock.answer("en/a\($0)/noun", right: recalled) }
      events += (0..<20).map { clock.answer("en/b\($0)/noun", right: false) }
      let progress = fold(events)
      return (0..<20).reduce(0) { sum, number in
        guard let memory = progress.words[ItemID("en/b\(number)/noun")]?.memory else { return sum }
        return sum + Int(progress.recall.chance(of: memory, after: 1) * 1_000_000)
      }
    }
    #expect(hoard(recalled: true) > 15_000_000)
    #expect(hoard(recalled: false) < 4_000_000)
  }

  @Test("does not learn from an answer by luck what it learns from a typed one")
  func luck() {
    func chance(form: String, input: String) throws -> Double {
      var clock = JournalClock()
      var events = (0..<20).map { clock.answer("en/a\($0)/noun", right: false) }
      clock.nextNoon()
      events += (0..<20).map {
        clock.answer("en/a\($0)/noun", form: form, input: input, right: $0 % 2 == 0)
      }
      events.append(clock.answer("en/b/noun", right: false))
      let progress = fold(events)
      return progress.recall.chance(
        of: try #require(progress.words[ItemID("en/b/noun")]?.memory), after: 1)
    }
    let typed = try? chance(form: "recall", input: "word")
    let chosen = try? chance(form: "match", input: "1")
    let spelled = try? chance(form: "spell", input: "word")
    var clock = JournalClock()
    let unknown = fold([clock.answer("en/b/noun", right: false)])
    let before = unknown.words[ItemID("en/b/noun")]?.memory.map {
      unknown.recall.chance(of: $0, after: 1)
    }
    #expect((chosen ?? 1) < (typed ?? 0))
    // A word that is said aloud does not need to be remembered.
    #expect(spelled == before)
  }

  @Test("is the sum of the chances that the words are recalled tomorrow, in whole millionths")
  func sum() {
    var random = Gen(seed: 1)
    let progress = fold(JournalScript.random(using: &random, count: 200))
    let start = JournalClock().instant
    for days in [0, 1, 30, 400] as [Int64] {
      let instant = start + days * HoardTests.day
      let chances = progress.words.keys.sorted().compactMap { id in
        progress.words[id]?.memory.map {
          progress.recall.chance(
            of: $0, after: Double($0.state.elapsedDays(at: StudyTime(utc: instant)) + 1))
        }
      }
      let hoard = progress.estimatedHoard(at: StudyTime(utc: instant))
      #expect(hoard == chances.reduce(0) { $0 + Int($1 * 1_000_000) })
      #expect((0...(chances.count * 1_000_000)).contains(hoard))
    }
  }

  @Test("shrinks with time, and grows with a right answer", arguments: 0..<10)
  func melts(seed: UInt64) throws {
    var random = Gen(seed: seed)
    let events = JournalScript.random(using: &random)
    let progress = fold(events)
    let last = try #require(events.map(\.instant).max())
    let hoards = (0..<40).map {
      progress.estimatedHoard(at: StudyTime(utc: last + Int64($0) * 9 * HoardTests.day))
    }
    #expect(hoards == hoards.sorted(by: >))
    var clock = JournalClock(noonOf: FixturePool.firstDate.adding(days: 900), device: "tablet")
    let before = progress.hoard(at: StudyTime(utc: clock.instant))
    let grown = fold(events + [clock.answer(right: true)])
    #expect(grown.hoard(at: StudyTime(utc: clock.instant)) > before)
  }

  @Test(
    "grows or stays with a right answer, and stays with a miss, on one study day", arguments: 0..<10
  )
  func follows(seed: UInt64) throws {
    var random = Gen(seed: 80 + seed)
    var clock = JournalClock()
    var fold = ProgressFold()
    var gains = 0
    for _ in 0..<6 {
      clock.nextNoon()
      for _ in 0..<30 {
        let time = StudyTime(utc: clock.instant + 1000)
        let before = fold.progress.hoard(at: time)
        let isRight = random.percent(60)
        fold.apply(
          clock.answer(
            "en/w\(random.int(0...40))/noun", form: random.of(["recall", "match"]), input: "1",
            right: isRight, hint: random.percent(20)))
        let after = fold.progress.hoard(at: time)
        #expect(isRight ? after >= before : after == before)
        if after > before { gains += 1 }
      }
    }
    #expect(gains > 40)
  }

  @Test("does not count again what a word regains after a miss on the same study day")
  func regained() {
    var clock = JournalClock()
    var fold = ProgressFold()
    for number in 0..<8 { fold.apply(clock.answer("en/a\(number)/noun", right: true)) }
    clock.nextNoon()
    for right in [true, false, true, false, true, true] {
      for number in 0..<8 { fold.apply(clock.answer("en/a\(number)/noun", right: right)) }
    }
    #expect(fold.progress.hoard(at: StudyTime(utc: clock.instant)) <= 8_000_000)
  }

  @Test("is corrected at the turn of the day, but not within a session")
  func corrected() {
    var clock = JournalClock()
    var fold = ProgressFold()
    for number in 0..<20 { fold.apply(clock.answer("en/a\(number)/noun", right: true)) }
    let evening = fold.progress.hoard(at: StudyTime(utc: clock.instant))
    clock.nextNoon()
    for number in 0..<20 { fold.apply(clock.answer("en/a\(number)/noun", right: false)) }
    let seen = fold.progress.hoard(at: StudyTime(utc: clock.instant))
    #expect(seen > fold.progress.estimatedHoard(at: StudyTime(utc: clock.instant)))
    #expect(seen <= evening)
    // At 3:59, one minute before the study day ends.
    clock.advance(seconds: 16 * 3600 - 60 - 20)
    fold.apply(clock.answer("en/b/noun", right: false))
    clock.advance(seconds: 120)
    #expect(fold.progress.hoard(at: StudyTime(utc: clock.instant)) == seen)
    fold.apply(clock.answer("en/c/noun", right: false))
    #expect(fold.progress.hoard(at: StudyTime(utc: clock.instant)) == seen)
    clock.advance(seconds: 25 * 3600)
    let next = StudyTime(utc: clock.instant)
    #expect(fold.progress.hoard(at: next) == fold.progress.estimatedHoard(at: next))
    #expect(fold.progress.hoard(at: next) < seen)
  }

  @Test("grows with a word that the player says to know, and the largest of a date is kept")
  func said() throws {
    var clock = JournalClock()
    let today = clock.today
    var fold = ProgressFold()
    fold.apply(clock.answer("en/a/noun", right: true))
    let before = fold.progress.hoard(at: StudyTime(utc: clock.instant))
    fold.apply(
      clock.event(.difficulty(DifficultyEntry(item: ItemID("en/b/noun"), difficulty: .known))))
    let after = fold.progress.hoard(at: StudyTime(utc: clock.instant))
    #expect(after > before + 500_000)
    #expect(fold.progress.days[today]?.largestHoard == after)
    fold.apply(
      clock.event(.difficulty(DifficultyEntry(item: ItemID("en/b/noun"), difficulty: .hard))))
    #expect(fold.progress.hoard(at: StudyTime(utc: clock.instant)) == after)
  }

  @Test("is the same to the last digit, for any order of arrival of the events", arguments: 0..<10)
  func order(seed: UInt64) {
    var random = Gen(seed: 50 + seed)
    let events = (0..<6).flatMap { place in
      var clock = JournalClock(device: "device\(place)")
      return (0..<40).map { _ in
        clock.advance(seconds: Int64(random.int(0...200_000)))
        return clock.answer("en/w\(random.int(0...300))/noun", right: random.percent(60))
      }
    }
    let now = JournalClock().instant + 100 * HoardTests.day
    let hoard = fold(events).hoard(at: StudyTime(utc: now))
    for _ in 0..<5 {
      let shuffled = fold(random.generator.shuffled(events))
      #expect(shuffled.hoard(at: StudyTime(utc: now)) == hoard)
      #expect(
        shuffled.hoardGain(
          since: FixturePool.firstDate, to: shuffled.hoard(at: StudyTime(utc: now)))
          == fold(events).hoardGain(
            since: FixturePool.firstDate, to: fold(events).hoard(at: StudyTime(utc: now))))
    }
  }

  @Test("is noted before the first answer of each date")
  func before() {
    var clock = JournalClock()
    let today = clock.today
    var events = [clock.answer(right: true), clock.answer("en/dusk/noun", right: true)]
    clock.nextNoon()
    let noon = clock.instant
    let tomorrow = clock.today
    events += [clock.answer(right: true), clock.answer("en/fog/noun", right: true)]
    let progress = fold(events)
    #expect(progress.days[today]?.hoardBefore == 0)
    #expect(
      progress.days[tomorrow]?.hoardBefore
        == fold(Array(events.prefix(2))).hoard(at: StudyTime(utc: noon + 1000)))
  }

  @Test("of a date with answers is what the player saw on it, also before a pause of weeks")
  func dates() {
    var clock = JournalClock()
    let first = clock.today
    var fold = ProgressFold(of: (0..<20).map { clock.answer("en/a\($0)/noun", right: true) })
    let seen = fold.progress.hoard(at: StudyTime(utc: clock.instant))
    for _ in 0..<21 { clock.nextNoon() }
    let now = fold.progress.hoard(at: StudyTime(utc: clock.instant))
    #expect(now < seen)
    let hoards = fold.progress.hoards(until: clock.today, count: 60, to: now)
    #expect(hoards == [seen] + Array(repeating: now, count: 21))
    fold.apply(clock.answer(right: true))
    let again = fold.progress.hoard(at: StudyTime(utc: clock.instant))
    #expect(fold.progress.hoards(until: clock.today, count: 60, to: again).first == seen)
    #expect(fold.progress.days[first]?.largestHoard == seen)
  }

  @Test("has grown since a date by the gains from its first answer on")
  func gain() {
    var clock = JournalClock()
    let today = clock.today
    var events = [clock.answer(right: true)]
    #expect(
      fold([]).hoardGain(since: today, to: fold([]).hoard(at: StudyTime(utc: clock.instant))) == nil
    )
    let first = fold(events).hoard(at: StudyTime(utc: clock.instant))
    #expect((900_000...1_000_000).contains(first))
    #expect(
      fold(events).hoardGain(
        since: today, to: fold(events).hoard(at: StudyTime(utc: clock.instant))) == first)
    #expect(
      fold(events).hoardGain(
        since: today.adding(days: -6), to: fold(events).hoard(at: StudyTime(utc: clock.instant)))
        == first)
    #expect(
      fold(events).hoardGain(
        since: today.adding(days: 1), to: fold(events).hoard(at: StudyTime(utc: clock.instant)))
        == nil)
    clock.nextNoon()
    // Days on which words were only shown do not count.
    let looked = clock.today
    events.append(clock.event(.seen(ItemID("en/fog/noun"))))
    #expect(
      fold(events).hoardGain(
        since: looked, to: fold(events).hoard(at: StudyTime(utc: clock.instant))) == nil)
    clock.nextNoon()
    let old = fold(events).hoard(at: StudyTime(utc: clock.instant + 1000))
    events.append(clock.answer("en/fog/noun", right: true))
    let progress = fold(events)
    let now = clock.instant
    #expect(
      progress.hoardGain(since: looked, to: progress.hoard(at: StudyTime(utc: now)))
        == progress.hoard(at: StudyTime(utc: now))
        - old)
    #expect(
      progress.hoardGain(since: today, to: progress.hoard(at: StudyTime(utc: now)))
        == progress.hoard(at: StudyTime(utc: now)))
    // Without answers for a long time, the hoard shrinks again.
    let later = now + 900 * HoardTests.day
    #expect(
      (progress.hoardGain(since: looked, to: progress.hoard(at: StudyTime(utc: later))) ?? 0)
        < 1_000_000)
  }
}
