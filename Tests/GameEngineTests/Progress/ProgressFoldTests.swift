import GameEngine
import TestSupport
import Testing

@Suite("The fold of the journal")
struct ProgressFoldTests {
  private let dawn = ItemID("en/dawn/noun")

  private func fold(_ events: [Event]) -> PlayerProgress { ProgressFold.progress(of: events) }

  @Test(
    "by the classic rule difficulty starts at 4, falls with each right answer and rises with each miss"
  )
  func classic() {
    var clock = JournalClock()
    var events = [clock.event(.setting(SettingEntry(key: "classic", value: "on")))]
    #expect(fold([]).difficulty(of: dawn) == .hard)
    let steps: [(right: Bool, difficulty: Int)] = [
      (false, 4), (true, 3), (true, 2), (true, 1), (true, 1), (false, 2), (true, 1), (false, 2),
      (false, 3), (false, 4), (false, 4), (true, 3),
    ]
    for step in steps {
      events.append(clock.answer(right: step.right))
      #expect(fold(events).difficulty(of: dawn).rawValue == step.difficulty)
    }
    let word = fold(events).words[dawn]
    #expect(word?.seen == 12)
    #expect(word?.right == 6)
    #expect(word?.wrong == 6)
    #expect(word?.lastSeen == events.last?.instant)
    #expect(fold(events).difficulty(of: ItemID("en/dusk/noun")) == .hard)
  }

  @Test("the classic rule uses the whole past, whenever it is turned on")
  func classicLater() {
    var clock = JournalClock()
    var events = [clock.event(.seen(dawn))] + (0..<3).map { _ in clock.answer(right: true) }
    #expect(fold(events).difficulty(of: dawn) > .known)
    events.append(clock.event(.setting(SettingEntry(key: "classic", value: "on"))))
    #expect(fold(events).difficulty(of: dawn) == .known)
  }

  @Test("games, wins, scores and runs are counted across rounds")
  func figures() {
    var clock = JournalClock()
    let events = [
      clock.answer(right: true, points: 100), clock.answer(right: true, points: 200),
      clock.answer(right: true, points: 300), clock.answer(right: false),
      clock.answer(right: true, points: 100), clock.answer(right: true, points: 0, again: true),
    ]
    let progress = fold(events)
    #expect(progress.gamesCount == 6)
    #expect(progress.gamesWon == 5)
    #expect(progress.totalScore == 700)
    #expect(progress.streakCount == 1)
    #expect(progress.bestRun == 3)
    #expect(progress.highScore == 300)
    #expect(fold(Array(events.prefix(4))).streakCount == 0)
    #expect(fold([]).highScore == 0)
  }

  @Test("an undone answer has no effect", arguments: 0..<10)
  func undo(seed: Int) {
    var gen = Gen(seed: UInt64(seed))
    let events = JournalScript.random(using: &gen)
    var clock = JournalClock(noonOf: FixturePool.firstDate.adding(days: 400))
    for answer in JournalScript.answers(events) {
      let undone = events + [clock.event(.undo(answer.id))]
      #expect(fold(undone) == fold(events.filter { $0.id != answer.id }))
    }
  }

  @Test("a dispute changes the player's own schedule and nothing else", arguments: 0..<6)
  func dispute(seed: Int) throws {
    var gen = Gen(seed: UInt64(100 + seed))
    let events = JournalScript.random(using: &gen).filter { event in
      if case .dispute = event.body { false } else { true }
    }
    var clock = JournalClock(noonOf: FixturePool.firstDate.adding(days: 400))
    for answer in JournalScript.answers(events) {
      let before = fold(events)
      let after = fold(events + [clock.event(.dispute(answer.id))])
      #expect(after.gamesCount == before.gamesCount)
      #expect(after.gamesWon == before.gamesWon)
      #expect(after.totalScore == before.totalScore)
      #expect(after.highScore == before.highScore)
      #expect(after.streakCount == before.streakCount)
      let counts = after.days.mapValues { [$0.answers, $0.right] }
      #expect(counts == before.days.mapValues { [$0.answers, $0.right] })
      #expect(after.rounds == before.rounds)
      for (word, progress) in after.words {
        let old = try #require(before.words[word])
        #expect(progress.seen == old.seen)
        #expect(progress.right + progress.wrong == old.right + old.wrong)
        #expect(progress.difficulty <= old.difficulty)
      }
    }
  }

  @Test("a disputed miss counts as right for its word")
  func disputedMiss() {
    var clock = JournalClock()
    let miss = clock.answer(right: false)
    let progress = fold([miss, clock.event(.dispute(miss.id))])
    #expect(progress.words[dawn]?.right == 1)
    #expect(progress.words[dawn]?.wrong == 0)
    #expect(progress.difficulty(of: dawn) == .known)
    #expect(progress.gamesWon == 0)
  }

  @Test("the order of arrival does not matter", arguments: 0..<10)
  func order(seed: Int) {
    var gen = Gen(seed: UInt64(200 + seed))
    let events = JournalScript.random(using: &gen)
    let expected = fold(events)
    for _ in 0..<8 { #expect(fold(gen.generator.shuffled(events)) == expected) }
  }

  @Test("a union of journals is commutative, associative and idempotent", arguments: 0..<10)
  func union(seed: Int) {
    var gen = Gen(seed: UInt64(300 + seed))
    let events = JournalScript.random(using: &gen)
    func part() -> [Event] { events.filter { _ in gen.percent(60) } }
    let (a, b, c) = (part(), part(), part())
    let (ab, ba, cb) = (a + b, b + a, c + b)
    #expect(fold(ab) == fold(ba))
    let (left, right) = (fold(ab + c), fold(a + cb))
    #expect(left == right)
    #expect(fold(a + a) == fold(a))
    #expect(fold(ab + ab) == fold(ab))
    #expect(fold(events + a) == fold(events))
  }

  @Test("folding event by event equals folding all at once", arguments: 0..<5)
  func stepwise(seed: Int) {
    var gen = Gen(seed: UInt64(400 + seed))
    let events = JournalScript.random(using: &gen).filter { event in
      switch event.body {
      case .undo, .dispute: false
      default: true
      }
    }.sorted(by: Event.foldOrder)
    var fold = ProgressFold()
    for (place, event) in events.enumerated() {
      fold.apply(event)
      #expect(fold.progress == self.fold(Array(events[...place])))
      var continued = ProgressFold(continuing: fold.progress)
      for event in events[(place + 1)...] { continued.apply(event) }
      #expect(continued.progress == self.fold(events))
    }
  }

  @Test("unknown kinds change nothing")
  func unknown() {
    var clock = JournalClock()
    let answer = clock.answer(right: true, points: 100)
    #expect(fold([answer, clock.event(.unknown(kind: "hologram"))]) == fold([answer]))
  }

  @Test("undoing or disputing unknown answers changes nothing")
  func danglingTargets() {
    var clock = JournalClock()
    let answer = clock.answer(right: true, points: 100)
    let nowhere = EventID(derivedFrom: "nowhere")
    #expect(
      fold([answer, clock.event(.undo(nowhere)), clock.event(.dispute(nowhere))]) == fold([answer]))
  }
}
