import GameEngine
import TestSupport
import Testing

@Suite("Typed clozes in two steps")
struct ClozeStepsTests {
  /// Common words of the answer's shape, and words that a reader found.
  private struct Source: NeighbourSource {
    var found: [String] = []

    func neighbours(of word: Item) -> Neighbours { .none }

    func commonWords(of shape: WordShape) -> [String] {
      shape.name == "adj/base/f7" ? ["foreign", "federal"] : []
    }

    func otherWords(for sentence: Example, of word: Item) -> [String] { found }
  }

  private let word = Asking.word(
    "fragile", .adjective, definition: "easily broken",
    example: "The old vase is too {fragile} to be sent by mail.", synonyms: ["brittle"])

  private func asking(_ source: Source = Source(), form: String = "cloze") throws -> Asking {
    let pool = ItemPool(
      items: FixturePool.pool.items, editions: FixturePool.pool.editions, neighbours: source)
    return try Asking(form, word, pool: pool, style: .stepped, ruleset: .daily3)
  }

  private func verdict(_ asking: Asking, after inputs: [String]) throws -> VerdictEvent {
    let verdicts = asking.events(of: inputs).compactMap { event -> VerdictEvent? in
      if case .verdict(let verdict) = event { verdict } else { nil }
    }
    return try #require(verdicts.last)
  }

  @Test("the sentence comes without its definition, although common words have its shape")
  func hidden() throws {
    let clue = try asking().question.clue
    #expect(clue == Question.Clue(partOfSpeech: .adjective, letters: 7, start: "f"))
  }

  @Test("a word that a reader found shows the definition at once, if the clue fits it")
  func found() throws {
    #expect(try asking(Source(found: ["foolish"])).question.clue.definition == "easily broken")
    #expect(try asking(Source(found: ["delicate"])).question.clue.definition == nil)
    let delicate = try asking(Source(found: ["delicate"]))
    #expect(try delicate.state(after: ["delicate"]).kind == .fitting)
  }

  @Test(
    "a first miss or empty line shows the definition and half of the letters",
    arguments: [("", nil), ("freight", "freight")] as [(String, String?)])
  func help(line: String, input: String?) throws {
    let state = try asking().state(after: [line])
    #expect(state.kind == .help)
    #expect(state.shown == "f r a _ _ _ _")
    #expect(state.definition == "easily broken")
    #expect(state.input == input)
    #expect(state.left == 1)
  }

  @Test("right then earns half of the points, keeps the streak and counts as hinted")
  func half() throws {
    for first in ["", "freight"] {
      let verdict = try verdict(asking(), after: [first, "fragile"])
      #expect(verdict.correct && verdict.points == 50 && verdict.streak == 1)
      #expect(verdict.hinted == true)
    }
    let verdict = try verdict(asking(), after: ["fragile"])
    #expect(verdict.points == 100 && verdict.hinted == nil)
  }

  @Test(
    "a second miss or empty line ends the question",
    arguments: [
      ["", ""], ["freight", ""], ["", "freight"], ["", "brittle"], ["freight", "foreign"],
    ])
  func end(inputs: [String]) throws {
    #expect(try asking().answers(to: inputs) == ["state", "wrong"])
  }

  @Test(
    "a common word or a synonym gives a free try with the definition, and the help is still left")
  func free() throws {
    for (typed, kind) in [("foreign", QuestionState.Kind.fitting), ("brittle", .near)] {
      let state = try asking().state(after: [typed])
      #expect(state.kind == kind && state.definition == "easily broken")
      #expect(try verdict(asking(), after: [typed, "fragile"]).points == 100)
      #expect(try asking().state(after: [typed, "federal"]).kind == .help)
      #expect(try verdict(asking(), after: [typed, "federal", "fragile"]).points == 50)
      #expect(
        try asking().answers(to: [typed, "federal", "freight"]) == ["state", "state", "wrong"])
    }
  }

  @Test("other forms have one step, and earlier rulesets too")
  func others() throws {
    #expect(try asking(form: "recall").answers(to: [""]) == ["wrong"])
    #expect(try asking(form: "anagram").answers(to: ["freight"]) == ["wrong"])
    #expect(try Asking("cloze", word, ruleset: .daily2).answers(to: [""]) == ["wrong"])
  }
}
