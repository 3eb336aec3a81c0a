import GameEngine
import TestSupport
import Testing

@Suite("The dealer of runs")
struct RunDealerTests {
  @Test(
    "two words of level 1, two of 2, three of 3, then 4", arguments: 1...10 as ClosedRange<UInt64>)
  func levels(seed: UInt64) throws {
    let dealt = try FixtureRounds.run(seed: seed)
    let levels = dealt.round.questions.compactMap(\.level?.rawValue)
    #expect(levels.prefix(8) == [1, 1, 2, 2, 3, 3, 3, 4])
    #expect(levels.dropFirst(7).allSatisfy { $0 == 4 })
    #expect(levels.count == 7 + 60)
    #expect(Set(dealt.key.questions.map(\.word)).count == levels.count)
    #expect(dealt.round.header.questions == 0)
    #expect(dealt.round.header.mode == .run)
  }

  @Test("a run ends after at most 300 questions, and needs at least one")
  func lengths() throws {
    let first = [FixturePool.firstDate]
    let large = SyntheticPool.pool(additions: [400], firstDates: first)
    #expect(try RunDealer.deal(pool: large, chance: .seeded(1)).round.questions.count == 300)
    let empty = SyntheticPool.pool(additions: [0], firstDates: first)
    #expect(throws: DealingError.noWords(.run)) {
      try RunDealer.deal(pool: empty, chance: .seeded(1))
    }
  }

  @Test("one seed is one run, another seed another")
  func seeds() throws {
    #expect(try FixtureRounds.run(seed: 5) == FixtureRounds.run(seed: 5))
    #expect(try FixtureRounds.run(seed: 5) != FixtureRounds.run(seed: 6))
  }

  @Test("a shorter run is the beginning of a longer one")
  func prefix() throws {
    let whole = try FixtureRounds.run(seed: 5)
    let short = try RunDealer.deal(pool: FixturePool.pool, chance: .seeded(5), count: 16)
    #expect(short.round.questions == Array(whole.round.questions.prefix(16)))
    #expect(short.key.questions == Array(whole.key.questions.prefix(16)))
  }

  @Test(
    "a run that is dealt piece by piece is judged as one dealt at once",
    arguments: 1...20 as ClosedRange<UInt64>)
  func lengthened(seed: UInt64) throws {
    let whole = try FixtureRounds.run(seed: seed)
    var habits = ScriptedPlayer.Habits.perfect
    habits.right = 95
    var player = ScriptedPlayer(seed: seed, habits: habits)
    let transcript = player.play(whole)
    let step = Int(seed % 5) + 1
    func piece(_ range: Range<Int>) -> ([Question], [QuestionKey]) {
      let range = range.clamped(to: 0..<whole.round.questions.count)
      return (Array(whole.round.questions[range]), Array(whole.key.questions[range]))
    }
    let (questions, keys) = piece(0..<step)
    var dealt = step
    var referee = LocalReferee(
      DealtRound(
        round: Round(header: whole.round.header, questions: questions),
        key: RoundKey(questions: keys)))
    for exchange in transcript.exchanges {
      let events = exchange.move.map { referee.play($0) } ?? referee.open(atMillis: 0)
      #expect(events == exchange.events)
      let asked = events.compactMap {
        if case .question(let asked) = $0 { asked.index } else { nil }
      }
      if asked.last == dealt {
        let (questions, keys) = piece(dealt..<dealt + step)
        referee.append(questions, keys: keys)
        dealt += step
      }
    }
  }
}

@Suite("The dealer of practice rounds")
struct PracticeDealerTests {
  @Test("a round matches its recipe", arguments: 0..<4)
  func wishes(part: Int) throws {
    var gen = Gen(seed: UInt64(40 + part))
    for _ in 0..<40 {
      let recipe = FixtureRounds.recipe(using: &gen)
      let dealt = try FixtureRounds.deal(recipe)
      #expect(dealt.round.questions.count <= recipe.count)
      #expect(dealt.round.header.questions == dealt.round.questions.count)
      #expect(dealt.key.questions.count == dealt.round.questions.count)
      for question in dealt.round.questions {
        #expect(recipe.forms.isEmpty || recipe.forms.contains(question.form))
        #expect(recipe.level == nil || question.level == recipe.level)
        #expect(recipe.category == nil || question.category == recipe.category)
      }
      #expect(Set(dealt.key.questions.map(\.word)).count == dealt.key.questions.count)
      #expect(try FixtureRounds.deal(recipe) == dealt)
    }
  }

  @Test("the order in which forms are named does not matter, for a code does not keep it")
  func orderOfForms() throws {
    let forms = ["recall", "match", "anagram"]
    let dealt = try FixtureRounds.play(seed: 9, forms: forms)
    #expect(try FixtureRounds.play(seed: 9, forms: forms.reversed()) == dealt)
    #expect(try FixtureRounds.play(seed: 9, forms: forms + forms) == dealt)
  }

  @Test("words that the player probably remembers are asked by recall")
  func recall() throws {
    let recipe = PracticeRecipe(seed: 3, count: 12, edition: 1)
    let dealer = try PracticeDealer(pool: FixturePool.pool, recipe: recipe)
    let known = Set(dealer.words().enumerated().filter { $0.offset % 3 == 0 }.map(\.element.id))
    let recalling = dealer.recalling { known.contains($0) ? 0.5 : 0.49 }
    #expect(recalling.recall == (0..<12).map { $0 % 3 == 0 })
    let dealt = try FixtureRounds.deal(recalling)
    #expect(dealt.key.questions.map(\.word) == dealer.words().map(\.id))
    #expect(dealt.round.questions.map { $0.input == .choice } == recalling.recall.map { !$0 })
  }

  @Test("an unknown form is an error, and so is a scope without words")
  func errors() {
    #expect(throws: DealingError.unknownForm("chess")) {
      try FixtureRounds.play(seed: 1, forms: ["chess"])
    }
    let need = DealingError.Need.round(forms: [], level: .two, category: "nowhere")
    #expect(throws: DealingError.noWords(need)) {
      try FixtureRounds.deal(
        PracticeRecipe(seed: 1, level: .two, category: "nowhere", edition: 1))
    }
  }
}
