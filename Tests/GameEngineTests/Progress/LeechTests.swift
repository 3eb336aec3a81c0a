import GameEngine
import TestSupport
import Testing

@Suite("Items that are forgotten again and again")
struct LeechTests {
  private let id = ItemID("en/dawn/noun")

  /// Answers on days in a row: `r` right, `w` wrong.
  private func word(_ days: String, _ clock: inout JournalClock, _ earlier: [Event] = []) throws
    -> ItemProgress
  {
    var events = earlier
    for sign in days {
      clock.nextNoon()
      events.append(clock.answer(right: sign == "r"))
    }
    return try #require(ProgressFold.progress(of: events).words[id])
  }

  @Test(
    "are those with eight misses on later days, whatever is recalled between them",
    arguments: [
      ("rwrwrwrwrwrwrwrw", 8, true), ("rwwwwwwww", 8, true), ("rwrwrwrwrwrwrw", 7, false),
      ("wwwwwwww", 7, false), ("wwwwwwwww", 8, true), ("r", 0, false),
    ])
  func lapses(days: String, count: Int, isLeech: Bool) throws {
    var clock = JournalClock()
    let word = try word(days, &clock)
    #expect(word.allLapses == count && word.isLeech == isLeech)
  }

  @Test("misses of the same day count once")
  func sameDay() throws {
    var clock = JournalClock()
    var events = [clock.answer(right: true)]
    clock.nextNoon()
    for _ in 0..<9 { events.append(clock.answer(right: false)) }
    #expect(ProgressFold.progress(of: events).words[id]?.allLapses == 1)
  }

  @Test("are none any more once they are remembered for three weeks, or set to known")
  func recovered() throws {
    var clock = JournalClock()
    let days = "rwwwwwwww"
    var events: [Event] = []
    for sign in days {
      clock.nextNoon()
      events.append(clock.answer(right: sign == "r"))
    }
    let set = clock.event(.difficulty(DifficultyEntry(item: id, difficulty: .known)))
    let known = ProgressFold.progress(of: events + [set])
    #expect(known.words[id]?.isLeech == false && known.words[id]?.allLapses == 8)
    let undone = ProgressFold.progress(of: events + [set, clock.event(.undo(set.id))])
    #expect(undone.words[id]?.isLeech == true)
  }

  @Test("count the lapses in the program that a card came from")
  func elsewhere() throws {
    var clock = JournalClock()
    let memory = KnownMemory(
      stability: 2, difficulty: 7, lastReview: clock.instant, reviews: 30, lapses: 7)
    let entry = DifficultyEntry(item: id, difficulty: .shaky, memory: memory)
    let imported = clock.event(.difficulty(entry))
    #expect(ProgressFold.progress(of: [imported]).words[id]?.isLeech == false)
    #expect(try word("w", &clock, [imported]).isLeech)
  }

  @Test("are the same after a checkpoint")
  func checkpoint() throws {
    var clock = JournalClock()
    var fold = ProgressFold()
    for sign in "rwwwwwwww" {
      clock.nextNoon()
      fold.apply(clock.answer(right: sign == "r"))
    }
    let restored = try #require(ProgressFold(checkpoint: try fold.checkpoint()))
    #expect(restored.progress.words[id]?.isLeech == true)
  }
}
