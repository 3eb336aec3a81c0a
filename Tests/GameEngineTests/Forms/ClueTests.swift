import GameEngine
import TestSupport
import Testing

@Suite("clues of cards")
struct ClueTests {
  private func clue(_ term: String, _ pair: String) throws -> Question.Clue {
    try AskedCard(term, "x", pair: pair, form: "recall").asking.question.clue
  }

  @Test(
    "a clue counts the letters without article, brackets and notes, and gives the gender",
    arguments: [
      ("der Hund", "deu-eng", Gender.masculine, 4, "H"),
      ("das Haus, ¨-er", "deu-eng", .neuter, 4, "H"),
      ("una manzana", "spa-eng", .feminine, 7, "m"), ("l’été", "fra-eng", nil, 3, "é"),
      ("to look after", "eng-deu", nil, 9, "l"), ("hello (informal)", "eng-deu", nil, 5, "h"),
      ("aqua, -ae f.", "lat-eng", nil, 4, "a"), ("en bil", "swe-eng", .common, 3, "b"),
      ("sich freuen auf (+Akk)", "deu-eng", nil, 13, "s"), ("jdn. anrufen", "deu-eng", nil, 7, "a"),
      ("ο φίλος", "ell-eng", .masculine, 5, "φ"), ("食[た]べる", "jpn-eng", nil, 3, nil),
      ("しんぶん", "jpn-eng", nil, 4, "し"),
    ] as [(String, String, Gender?, Int, String?)])
  func parts(term: String, pair: String, gender: Gender?, letters: Int, start: String?) throws {
    #expect(
      try clue(term, pair)
        == Question.Clue(gender: gender, letters: letters, start: start))
  }

  @Test("no letter is shown if it is the whole answer or a Chinese character")
  func noLetter() throws {
    #expect(try clue("狗", "zho-eng") == Question.Clue(letters: 1))
    #expect(try clue("学习", "zho-eng") == Question.Clue(letters: 2))
    #expect(try clue("개", "kor-eng") == Question.Clue(letters: 1))
    #expect(try clue("y", "spa-eng") == Question.Clue(letters: 1))
  }

  @Test("alternatives that differ give no length")
  func alternatives() throws {
    #expect(try clue("beau / belle", "fra-eng").letters == nil)
    #expect(try clue("学习/學習", "zho-eng").letters == nil)
  }

  @Test("hints show the word without its article, and never the whole of it")
  func hints() throws {
    let dog = try AskedCard("der Hund", "dog", pair: "deu-eng", form: "recall").asking
    #expect(try dog.state(after: [":hint"]).shown == "H u _ _")
    let ox = try AskedCard("ox", "Ochse", pair: "eng-deu", form: "recall").asking
    #expect(ox.answers(to: [":hint"]) == ["no_more_hints"])
  }
}

@Suite("answers of another length")
struct OtherLengthTests {
  @Test("an answer of another length is refused once, and then judged")
  func once() throws {
    let asking = try Asking("recall", FixturePool.word("drought", .noun))
    #expect(asking.answers(to: ["desert", "drought"]) == ["other_length", "right"])
    #expect(asking.answers(to: ["desert", "desert"]) == ["other_length", "wrong"])
    #expect(asking.answers(to: ["deserts"]) == ["wrong"])
    let refused = asking.events(of: ["desert"]).first
    #expect(refused == .refused(RefusedEvent(index: 1, .otherLength("desert", letters: 7))))
  }

  @Test("an answer that is right with a remark is not refused")
  func right() throws {
    let asking = try Asking("recall", FixturePool.word("drought", .noun))
    #expect(asking.answers(to: ["drougt"]) == ["right"])
    #expect(asking.answers(to: ["droughts"]) == ["right"])
    #expect(asking.answers(to: ["the drought"]) == ["right"])
  }

  @Test("the refused answer is not part of the verdict, and takes no second try away")
  func trace() throws {
    let word = Asking.word("glacier", synonyms: ["icecap"])
    let asking = try Asking("recall", word)
    #expect(
      asking.answers(to: ["ice", "icecap", "glacier"]) == ["other_length", "state", "right"])
    guard case .verdict(let verdict) = asking.events(of: ["ice", "glacier"]).last else {
      Issue.record("no verdict")
      return
    }
    #expect(verdict.input == "glacier")
  }

  @Test("the article does not count, and Latin letters for Japanese are not refused")
  func scripts() throws {
    let dog = try AskedCard("der Hund", "dog", pair: "deu-eng", form: "recall").asking
    #expect(dog.answers(to: ["die maus"]) == ["wrong"])
    #expect(dog.answers(to: ["die katze"]) == ["other_length"])
    let paper = try AskedCard("しんぶん", "newspaper", pair: "jpn-eng", form: "recall").asking
    #expect(paper.answers(to: ["hon"]) == ["wrong"])
  }

  @Test("rules that were in force refuse no length, so that their rounds can be replayed")
  func early() throws {
    let asking = try Asking("recall", FixturePool.word("drought", .noun))
    for rules in [Ruleset.daily1, .run1] {
      let header = RoundHeader(questions: 1, ruleset: rules, edition: "en-1")
      let dealt = DealtRound(
        round: Round(header: header, questions: [asking.question], strictAccents: false),
        key: RoundKey(questions: [asking.key]))
      let events = replay(dealt, moves: [Move(.answer("desert"), atMillis: 1)])
      let verdicts = events.compactMap { event -> VerdictEvent? in
        if case .verdict(let verdict) = event { verdict } else { nil }
      }
      #expect(verdicts.map(\.correct) == [false])
    }
  }

  @Test("rounds of earlier rules are judged again as they were")
  func earlyComparison() throws {
    let key = try Asking("recall", FixturePool.word("drought", .noun)).key
    func match(_ answer: String, _ style: JudgingStyle) -> TypedAnswer.Match {
      TypedAnswer.match(answer, key: key, strictAccents: false, style: style)
    }
    #expect(match("drougth", .early) == .typo)
    for answer in ["\"drought\"", "dro-ught", "(drought)"] {
      #expect(match(answer, .early) != .exact)
      #expect(match(answer, .current) != .none)
    }
  }
}
