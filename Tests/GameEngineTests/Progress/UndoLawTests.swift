import GameEngine
import TestSupport
import Testing

@Suite("Undone and disputed answers")
struct UndoLawTests {
  private func fold(_ events: [Event]) -> PlayerProgress { ProgressFold.progress(of: events) }

  /// An event at any time of a journal.
  private func anywhere(_ body: EventBody, using gen: inout Gen) -> Event {
    var clock = JournalClock(device: "elsewhere")
    clock.advance(seconds: Int64(gen.int(-200_000...40_000_000)))
    return clock.event(body)
  }

  @Test(
    "an undone event of any kind has no effect, wherever the undo is",
    arguments: 0..<12)
  func undo(seed: UInt64) {
    var gen = Gen(seed: seed)
    let events = JournalScript.random(using: &gen, count: 120)
    for _ in 0..<25 {
      let target = gen.of(events)
      switch target.body {
      case .undo, .dispute: continue
      default: break
      }
      let undo = anywhere(.undo(target.id), using: &gen)
      let expected = fold(events.filter { $0.id != target.id })
      #expect(fold(events + [undo]) == expected)
      #expect(fold([undo] + gen.generator.shuffled(events) + [undo]) == expected)
    }
  }

  @Test("an undone answer stays undone, even if the undo is undone", arguments: 0..<6)
  func undoOfUndo(seed: UInt64) {
    var gen = Gen(seed: 20 + seed)
    let events = JournalScript.random(using: &gen)
    for event in events {
      switch event.body {
      case .undo, .dispute:
        #expect(fold(events + [anywhere(.undo(event.id), using: &gen)]) == fold(events))
      default: break
      }
    }
  }

  @Test("several undone answers have no effect", arguments: 0..<8)
  func several(seed: UInt64) {
    var gen = Gen(seed: 40 + seed)
    let events = JournalScript.random(using: &gen)
    let targets = Set(JournalScript.answers(events).filter { _ in gen.percent(30) }.map(\.id))
    let undos = targets.sorted().enumerated().map { place, target in
      var clock = JournalClock(device: "undo\(place)")
      return clock.event(.undo(target))
    }
    #expect(
      fold(gen.generator.shuffled(events + undos))
        == fold(events.filter { !targets.contains($0.id) })
    )
  }

  @Test("a disputed miss has the same effect on memory as a right answer", arguments: 0..<12)
  func dispute(seed: UInt64) {
    var gen = Gen(seed: 60 + seed)
    let events = JournalScript.random(using: &gen, count: 120)
    let answered = JournalScript.answers(events).filter { event in
      if case .answer(let answer) = event.body { answer.verdict != .passed } else { false }
    }
    for _ in 0..<20 {
      let target = gen.of(answered)
      let disputed = fold(events + [anywhere(.dispute(target.id), using: &gen)])
      let right = fold(events.map { $0.id == target.id ? rightly($0) : $0 })
      #expect(disputed.words == right.words)
      #expect(disputed.autoLevel(in: "en") == right.autoLevel(in: "en"))
      #expect(disputed.lastShown == right.lastShown)
      #expect(disputed.forms.mapValues(\.pace) == right.forms.mapValues(\.pace))
      #expect(disputed.days.mapValues(\.hoardBefore) == right.days.mapValues(\.hoardBefore))
      let before = fold(events)
      #expect(disputed.forms.mapValues(\.right) == before.forms.mapValues(\.right))
      #expect(disputed.gamesWon == before.gamesWon)
      #expect(disputed.bestRun == before.bestRun)
    }
  }

  @Test("a disputed pass counts as right, and does not change the player's pace")
  func disputedPass() throws {
    var clock = JournalClock()
    let pass = clock.event(
      .answer(
        AnswerEntry(
          item: ItemID("en/dawn/noun"), form: FormID("match"), input: "", verdict: .passed,
          milliseconds: 700, hint: false, round: EventID(high: 0, low: 1), index: 1, points: 0,
          again: false)))
    let progress = fold([pass, clock.event(.dispute(pass.id))])
    let memory = ItemMemory(after: .good, from: nil, at: StudyTime(utc: pass.instant))
    #expect(progress.words[ItemID("en/dawn/noun")]?.memory == memory)
    #expect(progress.forms[FormID("match")]?.pace == Pace())
  }

  /// The same answer, judged to be right.
  private func rightly(_ event: Event) -> Event {
    guard case .answer(let answer) = event.body else { return event }
    let right = AnswerEntry(
      item: answer.item, form: answer.form, input: answer.input, verdict: .right,
      milliseconds: answer.milliseconds, hint: answer.hint, round: answer.round,
      index: answer.index, points: answer.points, again: answer.again ?? false,
      slip: answer.slip ?? false, level: answer.level)
    return Event(
      id: event.id, device: event.device, counter: event.counter, instant: event.instant,
      localDate: event.localDate, offset: event.offset, body: .answer(right))
  }

  @Test("disputing a right answer has no effect", arguments: 0..<6)
  func disputedRight(seed: UInt64) {
    var gen = Gen(seed: 80 + seed)
    let events = JournalScript.random(using: &gen)
    for event in JournalScript.answers(events) {
      guard case .answer(let answer) = event.body, answer.verdict == .right else { continue }
      #expect(fold(events + [anywhere(.dispute(event.id), using: &gen)]) == fold(events))
    }
  }
}
