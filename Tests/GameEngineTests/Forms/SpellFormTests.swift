import GameEngine
import TestSupport
import Testing

@Suite("The form spell")
struct SpellFormTests {
  private static func word(
    _ headword: String, ipa: String, definition: String = "a thing for this test"
  ) -> Item {
    Item(
      term: headword, partOfSpeech: .noun, level: .two, category: "test", centiZipf: 350,
      ipa: ipa, senses: [Sense(definition: definition, examples: [], synonyms: ["icecap"])])
  }

  private static let glacier = word(
    "glacier", ipa: "ˈɡleɪʃɚ", definition: "a slow river of ice")

  @Test("it shows the pronunciation and the definition, but neither length nor first letter")
  func question() throws {
    let asking = try Asking("spell", SpellFormTests.glacier)
    #expect(asking.question.prompt == "/ˈɡleɪʃɚ/")
    #expect(
      asking.question.clue
        == Question.Clue(partOfSpeech: .noun, definition: "a slow river of ice"))
    #expect(asking.question.input == .word)
    #expect(asking.question.choices.isEmpty)
    #expect(asking.key.accepted == ["glacier"])
  }

  @Test("only the word itself is right, ignoring case and insignificant characters")
  func right() throws {
    let asking = try Asking("spell", SpellFormTests.glacier)
    #expect(asking.answers(to: ["glacier"]) == ["right"])
    #expect(asking.answers(to: ["  the glacier. "]) == ["right"])
  }

  @Test(
    "slips, other forms, synonyms and words that sound the same are wrong at once",
    arguments: ["glacer", "glasier", "glaciers", "icecap", "glazier", "x"])
  func wrong(answer: String) throws {
    let asking = try Asking("spell", SpellFormTests.glacier)
    let events = asking.events(of: [answer])
    guard case .verdict(let verdict) = try #require(events.first) else {
      Issue.record("\(answer) does not end the question")
      return
    }
    #expect(!verdict.correct)
    #expect(verdict.answer == "glacier")
  }

  @Test("missing accents are accepted, unless accents are strict")
  func accents() throws {
    let word = SpellFormTests.word("café", ipa: "kæˈfeɪ")
    let asking = try Asking("spell", word)
    guard case .verdict(let verdict) = try #require(asking.events(of: ["cafe"]).first) else {
      Issue.record("no verdict")
      return
    }
    #expect(verdict.correct)
    #expect(verdict.remark == .accent)
    let strict = try Asking("spell", word, strictAccents: true)
    #expect(strict.answers(to: ["cafe"]) == ["wrong"])
    #expect(strict.answers(to: ["café"]) == ["right"])
  }

  @Test("hints show letters from the first on, but never the length")
  func hints() throws {
    let asking = try Asking("spell", SpellFormTests.glacier)
    #expect(try asking.state(after: [":hint"]).shown == "g ...")
    #expect(try asking.state(after: [":hint"]).shown == "g ...")
    #expect(try asking.state(after: [":hint", ":hint"]).shown == "g l ...")
    #expect(
      asking.answers(to: [":hint", ":hint", ":hint", ":hint", ":hint", "glacier"])
        == ["state", "state", "state", "state", "no_more_hints", "right"])
  }

  @Test(
    "only single words of letters with a pronunciation that does not spell them are asked",
    arguments: [
      ("glacier", "ˈɡleɪʃɚ", true), ("glacier", "", false), ("ice age", "ˈaɪs ˌeɪdʒ", false),
      ("o'clock", "əˈklɑk", false), ("well-off", "ˌwɛlˈɔf", false), ("ski", "ski", false),
      ("gig", "ˈɡiɡ", false), ("taboo", "təˈbu", true),
    ])
  func askable(headword: String, ipa: String, expected: Bool) throws {
    let form = try #require(Forms.named(.spell))
    #expect(form.canAsk(SpellFormTests.word(headword, ipa: ipa)) == expected)
  }

  @Test("it is asked only if it is named")
  func onlyNamed() throws {
    for seed in 1...40 as ClosedRange<UInt32> {
      let recall = (0..<10).map { $0 % 2 == 0 }
      for dealt in [
        try FixtureRounds.play(seed: seed, recall: recall), try FixtureRounds.speed(seed: seed),
        try FixtureRounds.run(seed: UInt64(seed)),
        try FixtureRounds.daily(FixturePool.firstDate.adding(days: Int(seed))),
      ] {
        #expect(!dealt.round.questions.contains { $0.form == .spell })
      }
    }
  }
}
