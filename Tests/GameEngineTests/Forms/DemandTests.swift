import Testing

@testable import GameEngine

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

  @Test("asks synonyms of a word with translations only once it is somewhat known")
  func synonyms() {
    let word = Item(
      term: "luz", partOfSpeech: .noun, level: .one, category: "home", centiZipf: 500, ipa: "",
      senses: [Sense(translations: ["light"], language: "en", synonyms: ["brillo"])],
      language: "es")
    let demands = Demand.allCases.filter { demand in
      demand.forms(for: word).contains { $0.id == FormID("synonym") }
    }
    #expect(demands == [.cued])
  }

  @Test("never falls if more is remembered")
  func monotonic() {
    let demands = (0...1000).map { Demand(retrievability: Double($0) / 1000) }
    #expect(demands == demands.sorted())
    #expect(Set(demands) == Set(Demand.allCases))
    #expect(Demand.recognition < .cued && Demand.cued < .recall)
  }
}
