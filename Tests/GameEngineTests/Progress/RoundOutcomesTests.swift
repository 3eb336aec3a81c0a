import GameEngine
import Testing

@Suite("Outcomes of a round")
struct RoundOutcomesTests {
  private func outcome(_ points: Int) -> Outcome {
    Outcome(correct: points > 0, points: points, elapsedMillis: 1000)
  }

  @Test("they are stored by place, in any order, and read in theirs")
  func order() {
    var outcomes = RoundOutcomes()
    for place in [4, 1, 2] { outcomes[place] = outcome(100 * place) }
    #expect(outcomes.count == 3)
    #expect(outcomes.all.map(\.place) == [1, 2, 4])
    #expect(outcomes.beginning == [outcome(100), outcome(200)])
    #expect(outcomes[3] == nil && outcomes[0] == nil && outcomes[99] == nil)
  }

  @Test("equal outcomes are equal, however they came about")
  func equality() {
    var outcomes = RoundOutcomes()
    outcomes[1] = outcome(100)
    var other = outcomes
    other[7] = outcome(200)
    #expect(other != outcomes)
    other[7] = nil
    other[9] = nil
    #expect(other == outcomes)
  }

  @Test("a place that no round has is not stored", arguments: [Int.min, 0, 1001, Int.max])
  func impossible(place: Int) {
    var outcomes = RoundOutcomes()
    outcomes[place] = outcome(100)
    #expect(outcomes == RoundOutcomes())
  }
}
