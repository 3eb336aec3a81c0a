import GameEngine
import TestSupport
import Testing

@Suite("The form paragraph")
struct ParagraphFormTests {
  private let dealt: DealtRound

  init() throws {
    dealt = ParagraphDealer.deal(
      try #require(Market.passage.damaged()),
      pool: ItemPool(
        items: Market.words, editions: [Edition(number: 1, firstDate: FixturePool.firstDate)]))
  }

  private func judgement(
    of input: String, for answer: String, in dealt: DealtRound? = nil, isStrict: Bool = false
  ) throws -> Judgement {
    let dealt = dealt ?? self.dealt
    let place = try #require(dealt.key.questions.firstIndex { $0.answer == answer })
    let form = try #require(Forms.named(.paragraph))
    return form.judge(
      [.input(input)], question: dealt.round.questions[place], key: dealt.key.questions[place],
      rules: JudgeRules(strictAccents: isStrict))
  }

  @Test("every gap is a question about its word, and no question contains its answer")
  func questions() {
    #expect(dealt.round.header.questions == 8)
    #expect(
      dealt.key.questions.map(\.word.rawValue).prefix(3) == [
        "en/bridge/noun", "en/market/noun", "en/sell/verb",
      ])
    for (question, key) in zip(dealt.round.questions, dealt.key.questions) {
      #expect(question.form == .paragraph && question.task == .completeWord)
      #expect(question.input == .word && question.choices.isEmpty)
      #expect(question.clue.letters == key.answer.count)
      #expect(key.answer.hasPrefix(question.clue.start ?? "-"))
      #expect(!question.prompt.contains(key.answer))
      #expect(key.example.contains(key.answer))
    }
    #expect(
      dealt.round.questions[2].sentence
        == "She crossed the bridge and walked past the market, where a baker so_____ bread.")
  }

  @Test(
    "the missing half is right, and so is the whole word",
    arguments: [
      ("dge", "bridge"), ("bridge", "bridge"), ("bridge.", "bridge"), ("ld", "sold"),
      (" sold", "sold"),
    ])
  func right(input: String, answer: String) throws {
    #expect(try judgement(of: input, for: answer) == .right(remark: nil))
  }

  @Test(
    "the spelling is exact, and another form that begins like it is a miss",
    arguments: [
      ("dges", "bridge"), ("bridges", "bridge"), ("gde", "bridge"), ("brige", "bridge"),
      ("sell", "sold"), ("lds", "sold"), ("bri", "bridge"), ("river", "bridge"),
    ])
  func wrong(input: String, answer: String) throws {
    #expect(try judgement(of: input, for: answer) == .wrong)
  }

  @Test("accents are judged as the setting says; ae is ä, and color is colour")
  func accents() throws {
    func dealt(_ word: String, _ language: String, _ course: Course) throws -> DealtRound {
      let others = [
        "alfa", "bravo", "casa", "delta", "eco", "fino", "golf", "hotel", "indigo", "julio",
      ]
      let words = (others + [word]).map { term in
        Item(
          term: term, partOfSpeech: .noun, level: .one, category: "test", centiZipf: 500, ipa: "",
          senses: [Sense(definition: term, examples: [])], language: language)
      }
      let passage = Passage(sentences: ["Uno.", "x \(others.joined(separator: " x ")) x \(word)."])
      let damaged = try #require(
        DamagedPassage(passage, of: course) { Market.spelled($0, in: words) })
      return ParagraphDealer.deal(
        damaged,
        pool: ItemPool(
          course: course, items: words,
          editions: [Edition(number: 1, firstDate: FixturePool.firstDate)]))
    }
    let spanish = Course(
      id: try #require(CourseID("es")), name: "Spanish", language: "es", meanings: "en",
      letters: Set("abcdefghijklmnopqrstuvwxyzáéíóúñ"))
    let garden = try dealt("jardín", "es", spanish)
    for input in ["din", "jardin"] {
      #expect(try judgement(of: input, for: "jardín", in: garden) == .right(remark: .accent))
      #expect(try judgement(of: input, for: "jardín", in: garden, isStrict: true) == .wrong)
    }
    #expect(
      try judgement(of: "dín", for: "jardín", in: garden, isStrict: true) == .right(remark: nil))
    let color = try dealt("harbor", "en", .english)
    #expect(try judgement(of: "harbour", for: "harbor", in: color) == .right(remark: nil))
    #expect(try judgement(of: "bour", for: "harbor", in: color) == .right(remark: nil))
  }

  @Test("one hint shows a letter more than half, and halves the points")
  func hint() throws {
    var referee = LocalReferee(dealt)
    _ = referee.open(atMillis: 0)
    let events = [":hint", ":hint", "dge"].enumerated().compactMap { place, input in
      referee.play(Move(PlayerInput(line: input), atMillis: place * 1000)).first
    }
    guard case .state(let state) = events[0], case .refused(let refused) = events[1],
      case .verdict(let verdict) = events[2]
    else {
      Issue.record("\(events)")
      return
    }
    #expect(state.shown == "b r i d _ _")
    #expect(refused.refusal == .noMoreHints)
    #expect(verdict.correct && verdict.points == 50)
  }

  @Test("a miss shows the word and goes on; all gaps together are the round")
  func round() throws {
    var referee = LocalReferee(dealt)
    _ = referee.open(atMillis: 0)
    var verdicts: [VerdictEvent] = []
    for place in dealt.key.questions.indices {
      let input = place == 1 ? "" : dealt.key.questions[place].accepted[0]
      let events = referee.play(Move(PlayerInput(line: input), atMillis: 0))
      verdicts += events.compactMap { if case .verdict(let verdict) = $0 { verdict } else { nil } }
      _ = referee.play(Move(.next, atMillis: 0))
    }
    #expect(verdicts.map(\.correct) == [true, false] + Array(repeating: true, count: 6))
    #expect(verdicts[1].answer == "market")
  }

  @Test("no other dealer asks it: neither rounds with other forms nor sessions nor dailies")
  func onRequest() throws {
    let form = try #require(Forms.named(.paragraph))
    #expect(FixturePool.pool.items.allSatisfy { !form.canAsk($0, in: FixturePool.pool) })
    let recipe = PracticeRecipe(seed: 1, forms: [.paragraph], edition: 1)
    #expect(throws: DealingError.self) {
      try PracticeDealer(pool: FixturePool.pool, recipe: recipe).deal()
    }
  }
}
