import GameEngine
import TestSupport
import Testing

@Suite("The memory model")
struct FSRSTests {
  private static let day: Int64 = 86_400_000
  private let model = FSRS.standard

  /// The states after answers, each given when the one before said that it is due.
  private func states(_ grades: [Grade]) -> [MemoryState] {
    var states: [MemoryState] = []
    var instant: Int64 = 0
    for grade in grades {
      let state = model.state(
        after: grade, from: states.last, at: StudyTime(utc: instant, start: 0))
      states.append(state)
      instant += Int64(model.interval(of: state.stability, retention: 0.9)) * Self.day
    }
    return states
  }

  private func isClose(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 1e-6 }

  @Test("increases the stability of a word that is always recalled")
  func recalled() {
    let stabilities = states([.good, .good, .good, .good]).map(\.stability)
    let wanted = [2.3065, 10.964332, 46.280217, 162.862202]
    #expect(zip(stabilities, wanted).allSatisfy(isClose))
    let intervals = stabilities.map { model.interval(of: $0, retention: 0.9) }
    #expect(intervals == [2, 11, 46, 163])
  }

  @Test("lets a forgotten word fall, but not to its initial stability")
  func forgotten() {
    let states = states([.again, .good, .good, .again, .good])
    let stabilities = [0.212, 1.886788, 6.269161, 1.063356, 2.257506]
    let difficulties = [6.4133, 6.402115, 6.390941, 8.798955, 8.785385]
    #expect(zip(states.map(\.stability), stabilities).allSatisfy(isClose))
    #expect(zip(states.map(\.difficulty), difficulties).allSatisfy(isClose))
  }

  @Test(
    "knows the chance that a word is recalled",
    arguments: [(0, 1), (1, 0.946847), (5, 0.838861), (30, 0.667526), (100, 0.558907)])
  func retrievability(days: Int64, chance: Double) {
    let state = model.state(after: .good, from: nil, at: StudyTime(utc: 0, start: 0))
    #expect(
      isClose(
        model.retrievability(of: state, at: StudyTime(utc: days * Self.day, start: 0)), chance))
    #expect(
      isClose(
        model.retrievability(of: state, at: StudyTime(utc: (days + 1) * Self.day - 1, start: 0)),
        chance))
  }

  @Test("counts a clock that was set back as no time at all")
  func clockSetBack() {
    let state = model.state(after: .good, from: nil, at: StudyTime(utc: 10 * Self.day, start: 0))
    #expect(model.retrievability(of: state, at: StudyTime(utc: 0, start: 0)) == 1)
    let next = model.state(after: .good, from: state, at: StudyTime(utc: 0, start: 0))
    #expect(next.lastReview == 10 * Self.day)
    #expect(next.stability >= state.stability)
  }

  @Test("keeps every value within its bounds, whatever is answered when", arguments: 0..<50)
  func bounds(seed: UInt64) {
    var random = Gen(seed: seed)
    var state: MemoryState?
    var instant: Int64 = 0
    for _ in 0..<200 {
      let grade = random.of(Grade.allCases)
      let new = model.state(after: grade, from: state, at: StudyTime(utc: instant, start: 0))
      #expect(new.stability >= FSRS.leastStability && new.stability.isFinite)
      #expect((1...10).contains(new.difficulty))
      if grade == .again, let state { #expect(new.stability <= state.stability) }
      #expect(
        (1...RecallGoal.longest).contains(model.interval(of: new.stability, retention: 0.8)))
      state = new
      instant += Int64(random.int(0...400)) * Self.day / 4
    }
  }

  @Test("spreads words that were learned together, each within reach of its interval")
  func fuzz() {
    let plain = model.interval(of: 46.280217, retention: 0.9)
    let spread = (0...100).map {
      model.interval(of: 46.280217, retention: 0.9, fuzz: Double($0) / 100)
    }
    #expect(plain == 46)
    #expect(spread.min() == 42 && spread.max() == 50)
    #expect(spread == spread.sorted())
    #expect(model.interval(of: 1, retention: 0.9, fuzz: 0.9) == 1)
  }

  @Test("refuses invalid parameters")
  func parameters() {
    #expect(FSRS(parameters: []) == nil)
    #expect(FSRS(parameters: Array(repeating: .nan, count: 21)) == nil)
    #expect(FSRS(parameters: Array(repeating: 0, count: 21)) == nil)
    #expect(FSRS(parameters: FSRS.standard.parameters) == FSRS.standard)
  }
}
