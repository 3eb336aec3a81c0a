import GameEngine
import TestSupport
import Testing

@Suite("Saying that an item is known")
struct SayingKnownTests {
  private let id = ItemID("en/dawn/noun")

  @Test(
    "lets a new item rest for half a year at any retention, then it is due",
    arguments: [50, 70, 75, 85, 90, 95])
  func rests(percent: Int) throws {
    let goal = RecallGoal(percent: percent)
    var clock = JournalClock()
    let now = PlayerProgress().studyTime(Moment(instant: clock.instant, offset: 0))
    let entry = DifficultyEntry(
      known: id, in: PlayerProgress(), at: now, retention: goal.retention)
    let event = clock.event(.difficulty(entry))
    #expect(event.overlength == nil)
    let progress = ProgressFold.progress(of: [event])
    let days = try #require(progress.daysUntilDue(of: id, at: now, goal: goal))
    #expect((180...181).contains(days))
    #expect(progress.difficulty(of: id) == .known)
    #expect(progress.words[id]?.answers == 0)
    let then = now.adding(days: 181)
    #expect(progress.daysUntilDue(of: id, at: then, goal: goal) == 0)
    #expect(try #require(progress.retrievability(of: id, at: then)) > goal.retention - 0.01)
    let undone = ProgressFold.progress(of: [event, clock.event(.undo(event.id))])
    #expect(undone.words[id]?.memory == nil)
  }

  @Test("keeps a longer memory and the numbers of another program, and ends a rest after misses")
  func longer() throws {
    var clock = JournalClock()
    let memory = KnownMemory(
      stability: 3000, difficulty: 4, lastReview: clock.instant, reviews: 12, lapses: 2)
    let imported = clock.event(
      .difficulty(DifficultyEntry(item: id, difficulty: .known, memory: memory)))
    let before = ProgressFold.progress(of: [imported])
    let now = before.studyTime(Moment(instant: clock.instant, offset: 0))
    let known = clock.event(
      .difficulty(DifficultyEntry(known: id, in: before, at: now, retention: 0.9)))
    let word = try #require(ProgressFold.progress(of: [imported, known]).words[id])
    #expect(word.memory?.state.stability == 3000 && word.memory?.state.difficulty == 4)
    #expect(word.reviewsElsewhere == 12 && word.lapsesElsewhere == 2)
  }

  @Test("counts also after an answer from a device whose clock is ahead")
  func ahead() throws {
    var clock = JournalClock()
    let answer = clock.answer(right: false)
    let before = ProgressFold.progress(of: [answer])
    let now = before.studyTime(Moment(instant: answer.instant - 60_000, offset: 0))
    let known = clock.event(
      .difficulty(DifficultyEntry(known: id, in: before, at: now, retention: 0.9)))
    let after = ProgressFold.progress(of: [answer, known])
    #expect(after.difficulty(of: id) == .known)
    let days = try #require(after.daysUntilDue(of: id, at: now, goal: RecallGoal(percent: 90)))
    #expect(days >= 180)
  }
}
