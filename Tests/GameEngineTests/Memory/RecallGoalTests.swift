import GameEngine
import TestSupport
import Testing

@Suite("Goals of recall")
struct RecallGoalTests {
  private static let model = FSRS.standard
  private static let day: Int64 = 86_400_000

  /// A memory that was reviewed on a later day, as of day 1000.
  private func memory(_ grades: [Grade], gap: Int64 = 5) -> ItemMemory {
    var memory: ItemMemory?
    for (place, grade) in grades.enumerated() {
      let instant = (1000 - gap * Int64(grades.count - 1 - place)) * RecallGoalTests.day
      memory = ItemMemory(after: grade, from: memory, at: StudyTime(utc: instant))
    }
    return memory ?? ItemMemory(after: .good, from: nil, at: StudyTime(utc: 0))
  }

  private var now: StudyTime { StudyTime(utc: 1000 * RecallGoalTests.day) }

  @Test(
    "an item is due on the first day on which its chance of recall is at most the goal",
    arguments: [
      [Grade.good, .good], [.again, .good, .good], [.easy, .easy], [.good, .hard, .easy],
    ])
  func dueDays(_ grades: [Grade]) throws {
    let memory = memory(grades)
    var last = Int.max
    for percent in 70...99 {
      let goal = RecallGoal(percent: percent)
      let days = memory.daysUntilDue(at: now, goal: goal, model: Self.model)
      func recall(_ days: Int) -> Double {
        Self.model.retrievability(of: memory.state.stability, after: Double(days))
      }
      #expect(recall(days) <= goal.retention + 1e-9)
      #expect(days == 1 || recall(days - 1) > goal.retention)
      #expect(days <= last, "a higher goal comes no later")
      last = days
    }
  }

  @Test("no item waits longer than the longest interval", arguments: [1, 7, 30, 365])
  func longest(_ days: Int) {
    let memory = memory([.easy, .easy, .easy], gap: 100)
    let goal = RecallGoal(percent: 75, longestInterval: days)
    #expect(memory.daysUntilDue(at: now, goal: goal, model: Self.model) == days)
    let later = now.adding(days: days)
    let builder = SessionBuilder(size: 1, goals: RecallGoals(words: goal))
    #expect(builder.standing(of: memory, at: later.adding(days: -1)) == .fresh)
    #expect(builder.standing(of: memory, at: later) == .due)
  }

  @Test("words, cards, and cards of a deck with a goal of its own each follow their goal")
  func kinds() {
    var goals = RecallGoals()
    goals.own[.card("own")] = RecallGoal(percent: 95)
    let builder = SessionBuilder(size: 3, newShare: 0, goals: goals)
    let memory = memory([.good, .good])
    let items = [ItemID("en/bank/noun"), .card("usual"), .card("own")]
    func due(_ item: ItemID) -> Int {
      memory.daysUntilDue(at: now, goal: goals[item], model: Self.model)
    }
    #expect(due(items[2]) < due(items[1]) && due(items[1]) < due(items[0]))
    let day = now.adding(days: due(items[1]))
    #expect(
      items.map { builder.standing(of: memory, as: $0, at: day) } == [.fresh, .due, .due])
    let chosen = builder.build(from: items.map { _ in memory }, of: items, at: day)
    #expect(Set(chosen.prefix(2)) == [1, 2])
  }

  @Test(
    "the expected reviews are those of many simulated learners",
    arguments: [75, 85, 95], [1, 4, 30] as [Int64])
  func expected(_ percent: Int, _ gap: Int64) {
    let (goal, memory) = (RecallGoal(percent: percent), memory([.good, .good], gap: gap))
    let expected = memory.expectedReviews(in: 30, from: now, goal: goal, model: Self.model)
    var generator = SeededGenerator(seed: 7)
    var reviews = 0
    let learners = 4000
    for _ in 0..<learners {
      var (state, day) = (memory.state, 0)
      day = memory.daysUntilDue(at: now, goal: goal, model: Self.model)
      while day < 30 {
        reviews += 1
        let time = now.adding(days: day)
        let recall = Self.model.retrievability(of: state, at: time)
        let isRight = Double(generator.next() >> 11) / Double(1 << 53) < recall
        state = Self.model.state(after: isRight ? .good : .again, from: state, at: time)
        day += Self.model.wait(of: state.stability, for: goal)
      }
    }
    let simulated = Double(reviews) / Double(learners)
    #expect(abs(expected - simulated) <= 0.08 * simulated + 0.02, "\(expected), \(simulated)")
  }

  @Test("a deck's goal completes that of the decks around it")
  func decks() throws {
    func deck(_ id: String, in parent: DeckID = .root, _ goal: DeckGoal) -> Deck {
      var deck = Deck(id: DeckID(id))
      (deck.name, deck.parent, deck.goal) = (id, parent, goal)
      return deck
    }
    let tree = DeckTree([
      deck("a", DeckGoal(percent: 90)), deck("b", in: DeckID("a"), DeckGoal(longestInterval: 60)),
      deck("c", in: DeckID("b"), DeckGoal(percent: 80)), deck("d", DeckGoal()),
    ])
    let usual = RecallGoal(percent: 85, longestInterval: 365)
    #expect(
      tree.nodes.map { $0.goal.goal(usual: usual) } == [
        RecallGoal(percent: 90, longestInterval: 365), RecallGoal(percent: 90, longestInterval: 60),
        RecallGoal(percent: 80, longestInterval: 60), usual,
      ])
  }

  @Test("a deck has no goal that no program could have written", arguments: [-1, 1, 69, 100])
  func implausible(_ percent: Int) {
    var entry = DeckEntry(deck: DeckID("a"))
    entry.retention = percent
    #expect(!EventBody.deck(entry).isPlausible)
    entry.retention = 0
    #expect(EventBody.deck(entry).isPlausible)
    entry.longestInterval = 36_501
    #expect(!EventBody.deck(entry).isPlausible)
  }
}
