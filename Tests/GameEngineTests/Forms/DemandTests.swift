import GameEngine
import Testing

@Suite("How much is asked of a word")
struct DemandTests {
  @Test(
    "follows from how well it is remembered",
    arguments: [
      (nil, Demand.recognition), (0, .recognition), (0.499, .recognition), (0.5, .cued),
      (0.799, .cued), (0.8, .recall), (1, .recall),
    ] as [(Double?, Demand)])
  func boundaries(chance: Double?, wanted: Demand) {
    #expect(Demand(retrievability: chance) == wanted)
  }

  @Test("never falls if more is remembered")
  func monotonic() {
    let demands = (0...1000).map { Demand(retrievability: Double($0) / 1000) }
    #expect(demands == demands.sorted())
    #expect(Set(demands) == Set(Demand.allCases))
    #expect(Demand.recognition < .cued && Demand.cued < .recall)
  }
}
