import GameEngine
import Testing

@Suite("the ease of SM-2 as difficulty")
struct GrowthTests {
  @Test("a higher ease is an easier word, within the limits")
  func order() {
    let eases = [1.3, 1.8, 2.5, 3.2, 10]
    let difficulties = eases.map { FSRS.standard.difficulty(ofGrowth: $0, stability: 10) }
    #expect(difficulties == difficulties.sorted(by: >))
    #expect(difficulties.allSatisfy { (1...10).contains($0) })
    #expect(difficulties[4] == 1)
  }

  @Test("the model grows the stability by the factor from which the difficulty follows")
  func inverse() {
    for stability in [2.0, 10, 50] {
      let difficulty = FSRS.standard.difficulty(ofGrowth: 2.5, stability: stability)
      guard difficulty > 1, difficulty < 10 else { continue }
      let grown = FSRS.standard.stability(
        after: .good, from: stability, difficulty: difficulty, recall: 0.9, isSameDay: false)
      #expect(abs(grown / stability - 2.5) < 1e-9)
    }
  }
}
