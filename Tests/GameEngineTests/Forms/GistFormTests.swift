import GameEngine
import TestSupport
import Testing

@Suite("The form gist")
struct GistFormTests {
  private let asking: Asking

  init() throws { asking = try Asking("gist", FixturePool.word("cliff", .noun)) }

  @Test("it shows the word, and its meaning only after an answer, which may be nothing")
  func question() throws {
    #expect(asking.question.prompt == "cliff")
    #expect(asking.question.clue.definition == nil)
    for input in ["", "ice that moves"] {
      let state = try asking.state(after: [input])
      #expect(state.kind == .revealed)
      #expect(state.definition == FixturePool.word("cliff", .noun).mainSense.definition)
    }
  }

  @Test(
    "the player's own grade is the verdict",
    arguments: [
      ("1", "wrong"), ("2", "right"), ("3", "right"), ("4", "not_a_choice"), ("", "wrong"),
    ])
  func grade(input: String, verdict: String) {
    #expect(asking.answers(to: ["ice", input]) == ["state", verdict])
    #expect(asking.answers(to: ["", input]) == ["state", verdict])
  }

  @Test("there are no hints")
  func hint() {
    #expect(asking.answers(to: [":hint"]) == ["no_more_hints"])
  }
}
