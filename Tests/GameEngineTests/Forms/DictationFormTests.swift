import GameEngine
import TestSupport
import Testing

@Suite("The form dictation")
struct DictationFormTests {
  private static func word(
    _ headword: String, ipa: String = "", sentence: String? = nil
  ) throws -> Item {
    Item(
      term: headword, partOfSpeech: .noun, level: .two, category: "test", centiZipf: 350,
      ipa: ipa,
      senses: [
        Sense(
          definition: "a thing for this test",
          examples: try sentence.map { [try #require(Example(marked: $0))] } ?? [], synonyms: [])
      ])
  }

  private func asking(
    _ sentence: String = "Well, the boy's {flour} was there, in the colour of snow.",
    strictAccents: Bool = false
  ) throws -> Asking {
    let words = [
      try DictationFormTests.word("flour", ipa: "ˈflaʊɚ", sentence: sentence),
      try DictationFormTests.word("flower", ipa: "ˈflaʊɚ"),
      try DictationFormTests.word("snow", ipa: "snoʊ"),
      try DictationFormTests.word("boy", ipa: "bɔɪ"),
    ]
    let pool = ItemPool(items: words, editions: FixturePool.pool.editions)
    return try Asking("dictation", words[0], pool: pool, strictAccents: strictAccents)
  }

  @Test("it shows how many words there are and the meaning, but no letter")
  func question() throws {
    let question = try asking().question
    #expect(question.prompt == "___, ___ ___ ___ ___ ___, ___ ___ ___ ___ ___.")
    #expect(question.clue.definition == "a thing for this test")
    #expect(question.clue.letters == nil && question.clue.start == nil)
  }

  @Test(
    "capitals, punctuation, homophones and spellings of both sides of the Atlantic are right",
    arguments: [
      "Well, the boy's flour was there, in the colour of snow.",
      "well the boy’s flour was their in the color of snow",
      "WELL THE BOY'S FLOUR WAS THEY'RE INN THE COLOUR OF SNOW!",
    ])
  func right(answer: String) throws {
    #expect(try asking().answers(to: [answer]) == ["right"])
  }

  @Test("typing errors are right with a remark")
  func slips() throws {
    let events = try asking().events(of: ["well the boy's flour was there in the coluor of snow"])
    guard case .verdict(let verdict) = events.first else {
      Issue.record("no verdict")
      return
    }
    #expect(verdict.correct && verdict.remark == .spelling)
  }

  @Test(
    "the first answer that is not right shows the right words, and the second ends the question")
  func corrected() throws {
    let asking = try asking()
    let wrong = "well the boys flower was in in the colour snow"
    let state = try asking.state(after: [wrong])
    #expect(state.kind == .corrected)
    #expect(state.shown == "Well, the ___'_ _____ was _____, in the colour __ snow.")
    #expect(asking.answers(to: [wrong, asking.key.answer]) == ["state", "right"])
    #expect(asking.answers(to: [wrong, wrong]) == ["state", "wrong"])
    #expect(asking.answers(to: [""]) == ["wrong"], "a pass")
  }

  @Test("the word that is asked is told from one that sounds the same by its meaning")
  func homophone() throws {
    #expect(
      try asking().answers(to: ["well the boy's flower was there in the colour of snow"]) == [
        "state"
      ])
  }

  @Test("a function word may be spelled as it sounds, but not the word that is asked")
  func functionWord() throws {
    let word = try DictationFormTests.word("hour", sentence: "We waited an {hour} for our bus.")
    let asking = try Asking("dictation", word)
    #expect(asking.answers(to: ["we waited an hour four hour bus"]) == ["right"])
    #expect(asking.answers(to: ["we waited an our for our bus"]) == ["state"])
  }

  @Test("another word is no typing error")
  func lookalike() throws {
    let word = FixturePool.word("bland", .adjective)
    let asking = try Asking("dictation", word)
    #expect(asking.key.lookalikes.contains("blend"))
    let typed = asking.key.answer.replacing("bland", with: "blend")
    #expect(typed != asking.key.answer)
    #expect(asking.answers(to: [typed]) == ["state"])
  }

  @Test("one hint shows the first letters")
  func hint() throws {
    let asking = try asking()
    #expect(
      try asking.state(after: [":hint"]).shown
        == "W___, t__ b__'_ f____ w__ t____, i_ t__ c_____ o_ s___.")
    #expect(asking.answers(to: [":hint", ":hint"]) == ["state", "no_more_hints"])
  }

  @Test("a word without a short sentence is said alone; one without sounds is not asked")
  func alone() throws {
    let form = try #require(Forms.named(FormID("dictation")))
    let long = String(repeating: "so ", count: 14) + "{snow} falls."
    #expect(
      try Asking("dictation", DictationFormTests.word("snow", ipa: "snoʊ", sentence: long)).key
        .answer
        == "snow")
    #expect(!form.canAsk(try DictationFormTests.word("snow")))
    #expect(
      !form.canAsk(try DictationFormTests.word("snow", sentence: "It took 12 tons of {snow}.")))
  }

  @Test("any answer is compared, and only the sentence itself is right")
  func law() throws {
    let asking = try asking()
    var generator = SeededGenerator(seed: 7)
    let words = ["well", "the", "boy's", "flour", "was", "snow", "-", "''", "ü", "a b", "..", "of"]
    for _ in 0..<300 {
      let answer = (0..<(generator.next() % 14)).map { _ in
        words[Int(generator.next() % UInt64(words.count))]
      }.joined(separator: " ")
      let result = asking.answers(to: [answer])
      #expect(result == (answer.isEmpty ? ["wrong"] : ["state"]), "\(answer)")
    }
  }
}
