import GameEngine
import TestSupport
import Testing

@Suite("Forms answered by choosing")
struct ChoiceFormTests {
  private static let forms = ["match", "meaning", "cloze", "synonym"]
  private let word = FixturePool.word("drought", .noun)

  private func asking(_ form: String, seed: UInt64 = 1) throws -> Asking {
    let word = form == "synonym" ? FixturePool.word("admire", .verb) : word
    return try Asking(form, word, recall: false, seed: seed)
  }

  @Test("the right number is right, the three others are wrong", arguments: forms)
  func numbers(form: String) throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      let asking = try asking(form, seed: seed)
      #expect(asking.question.choices.count == 4)
      #expect(asking.question.input == .choice)
      for number in 1...4 {
        let expected = number == asking.key.choice ? "right" : "wrong"
        #expect(asking.answers(to: [String(number)]) == [expected])
      }
      #expect(asking.question.choices[asking.key.choice - 1] == asking.key.answer)
    }
  }

  @Test("the right choice takes every position", arguments: forms)
  func places(form: String) throws {
    let places = try (1...40).map { try asking(form, seed: $0).key.choice }
    #expect(Set(places) == [1, 2, 3, 4])
  }

  @Test("anything but a number of a choice is refused, and costs nothing", arguments: forms)
  func refusals(form: String) throws {
    let asking = try asking(form)
    let inputs = ["0", "5", "-1", "99999999999999999999", "drought", "1 2", "a", "１", ".", "1.5"]
    #expect(asking.answers(to: inputs) == inputs.map { _ in "not_a_choice" })
    #expect(asking.answers(to: inputs + [String(asking.key.choice)]).last == "right")
  }

  @Test("the only hint rules out two wrong choices", arguments: forms)
  func hints(form: String) throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      let asking = try asking(form, seed: seed)
      let numbers = try #require(try asking.state(after: [":hint"]).ruledOut)
      #expect(Set(numbers).count == 2)
      #expect(numbers.allSatisfy { (1...4).contains($0) && $0 != asking.key.choice })
      #expect(asking.answers(to: [":hint", ":hint"]) == ["state", "no_more_hints"])
    }
  }

  @Test("an empty line passes", arguments: forms)
  func pass(form: String) throws {
    let events = try asking(form).events(of: [""])
    guard case .verdict(let verdict) = events[0] else {
      Issue.record("\(events[0]) is no verdict")
      return
    }
    #expect(!verdict.correct)
    #expect(verdict.passed == true)
  }

  @Test("a pool with too few different words makes no question", arguments: forms)
  func noDistractors(form: String) throws {
    let word = Asking.word(
      "dusk", example: "At {dusk} the bats come out.", synonyms: ["nightfall"])
    let pool = ItemPool(
      items: [
        word, Asking.word("nightfall"), Asking.word("duskiness"), Asking.word("dawn"),
        Asking.word("noon"),
      ],
      editions: [Edition(number: 1, firstDate: FixturePool.firstDate)])
    var generator = SeededGenerator(seed: 1)
    let form = try #require(Forms.named(FormID(form)))
    #expect(
      form.ask(word, in: AskSetting(pool: pool, recall: false), using: &generator) == nil)
  }
}
