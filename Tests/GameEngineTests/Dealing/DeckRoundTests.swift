import GameEngine
import TestSupport
import Testing

/// Rounds of cards that have nothing but a term, a translation and now and then an example.
@Suite("Rounds of a Spanish deck")
struct DeckRoundTests {
  private let deck = SpanishDeck()
  private let pool: ItemPool

  init() throws { pool = try deck.pool() }

  private func asking(
    _ form: String, _ term: String, recall: Bool = true, strictAccents: Bool = false
  ) throws -> Asking {
    try Asking(
      form, deck.card(term), pool: pool, recall: recall, strictAccents: strictAccents)
  }

  private func deal(_ recipe: PracticeRecipe) throws -> DealtRound {
    try PracticeDealer(pool: pool, recipe: recipe).deal()
  }

  @Test("the deck conforms to the rules for sources of items")
  func conformance() throws {
    #expect(try SourceConformance.faults(of: deck) == [])
  }

  @Test(
    "every form that suits it is dealt and played to the end",
    arguments: ["match", "meaning", "recall", "cloze", "anagram", "hangman"])
  func played(form: String) throws {
    for (seed, isRecall) in [(1, false), (2, true)] as [(UInt32, Bool)] {
      let dealt = try deal(
        PracticeRecipe(
          seed: seed, forms: [FormID(form)], count: 12, edition: 1,
          recall: Array(repeating: isRecall, count: 12)))
      #expect(dealt.round.questions.count > 5)
      #expect(dealt.round.questions.allSatisfy { $0.form.rawValue == form })
      #expect(dealt.round.questions.allSatisfy { $0.level == nil && $0.category == nil })
      var player = ScriptedPlayer(seed: UInt64(seed), habits: .perfect)
      let transcript = player.play(dealt)
      let result = try #require(transcript.result)
      #expect(result.correct == dealt.round.questions.count)
      for verdict in transcript.verdicts {
        let card = try #require(deck.item(verdict.word))
        #expect(verdict.definition == card.mainSense.definition)
        #expect(verdict.headword == card.term)
      }
    }
  }

  @Test("guess and spell do not ask it: guesses are English, and no pronunciation is known")
  func unsuitable() throws {
    for form in ["guess", "spell", "synonym"] {
      let form = try #require(Forms.named(FormID(form)))
      let pool = try deck.pool()
      #expect(!pool.items.contains { form.canAsk($0, in: pool) })
    }
  }

  @Test("speed and a round in any form draw from it")
  func anyForm() throws {
    for ruleset in [Ruleset.play, .speed] {
      let dealt = try deal(PracticeRecipe(ruleset: ruleset, seed: 7, count: 15, edition: 1))
      #expect(dealt.round.questions.count == 15)
      var player = ScriptedPlayer(seed: 3, habits: .perfect)
      #expect(player.play(dealt).result != nil)
    }
  }

  @Test("a session asks new and met cards, at any level of the player")
  func session() throws {
    let cards = deck.items(level: nil, category: nil)
    var clock = JournalClock()
    let answers = cards.prefix(5).map { clock.answer($0.id.rawValue, right: true) }
    let progress = ProgressFold.progress(of: answers)
    #expect(progress.autoLevel(in: "en").level == nil)
    for choice in [Scope.LevelChoice.any, .fixed(.four), .auto] {
      let words = Scope(level: choice).words(of: cards, for: progress)
      #expect(words.met.count == 5 && words.new.count == cards.count - 5)
      #expect(words.exhausted == nil)
      var generator = SeededGenerator(seed: 5)
      let plan = SessionPlan(
        of: words, for: progress, by: SessionBuilder(size: 10),
        at: StudyTime(utc: 1_800_000_000_000),
        using: &generator, areRelated: pool.areBetterApart)
      let dealt = try SessionDealer.deal(plan.items, pool: pool, seed: 5)
      #expect(dealt.round.questions.count == 10)
      var player = ScriptedPlayer(seed: 4)
      #expect(player.play(dealt).result != nil)
    }
  }

  @Test("a free draw finds its cards")
  func freeDraw() throws {
    let cards = deck.items(level: nil, category: nil)
    let recipe = try PracticeDealer(pool: pool, recipe: PracticeRecipe(seed: 1, edition: 1))
      .drawing(
        by: FreeDraw(PlayerProgress(), at: Moment(instant: 0, offset: 0)), from: cards)
    #expect(recipe.words.count == 10)
  }

  @Test("questions contain the languages of prompt and answer, but not the answer's ID")
  func languages() throws {
    let wanted = [
      "match": ("en", "es"), "meaning": ("es", "en"), "recall": ("en", "es"), "cloze": ("es", "es"),
      "anagram": ("es", "es"), "hangman": ("es", "es"),
    ]
    for (form, (prompt, answer)) in wanted {
      let asking = try asking(form, "canción")
      #expect(asking.question.promptLanguage == prompt, "\(form)")
      #expect(asking.question.answerLanguage == answer, "\(form)")
      #expect(asking.key.answerLanguage == answer, "\(form)")
      #expect(asking.key.term == "canción")
    }
    let english = try Asking("meaning", FixturePool.pool.items[0])
    #expect(english.question.promptLanguage == "en" && english.question.answerLanguage == "en")
  }

  @Test("cards of one translation are never choices of one question")
  func translations() throws {
    #expect(pool.areTooNear(deck.card("coche"), deck.card("carro")))
    for seed in 1...40 as ClosedRange<UInt64> {
      let asking = try Asking("match", deck.card("coche"), pool: pool, seed: seed)
      #expect(!asking.question.choices.contains("carro"))
    }
  }

  @Test("recall takes the term in small letters, and without accents with a remark")
  func recall() throws {
    #expect(try asking("recall", "Madrid").answers(to: ["madrid"]) == ["right"])
    #expect(try asking("recall", "canción").answers(to: ["canción"]) == ["right"])
    #expect(try asking("recall", "canción").answers(to: ["cancion"]) == ["right"])
    #expect(
      try asking("recall", "canción", strictAccents: true).answers(to: ["cancion"]) == ["wrong"])
    #expect(try asking("recall", "por favor").answers(to: ["por  favor"]) == ["right"])
    #expect(try asking("recall", "canción").answers(to: ["ventana"]) == ["wrong"])
  }

  @Test("English articles are removed from English answers only")
  func articles() throws {
    let card = Item(
      id: ItemID("card/1"), term: "a veces", language: "es",
      senses: [Sense(translations: ["sometimes"], language: "en")])
    let asking = try Asking("recall", card, pool: pool)
    #expect(asking.answers(to: ["a veces"]) == ["right"])
    #expect(asking.answers(to: ["veces", "veces"]) == ["other_length", "wrong"])
  }

  @Test("hangman finds accented letters by plain ones unless accents are strict")
  func hangman() throws {
    let state = try asking("hangman", "canción").state(after: ["o", "c"])
    #expect(state.shown == "c _ _ c _ ó _")
    #expect(state.left == 6)
    #expect(try asking("hangman", "canción").answers(to: ["ó", "o"]) == ["state", "letter_used"])
    #expect(try asking("hangman", "canción").answers(to: ["cancion"]) == ["right"])
    let strict = try asking("hangman", "canción", strictAccents: true)
    #expect(try strict.state(after: ["o"]).left == 5)
    #expect(try strict.state(after: ["ó"]).shown == "_ _ _ _ _ ó _")
    #expect(
      strict.answers(to: ["3", "-", "can ión"]) == Array(repeating: "not_a_letter", count: 3))
    #expect(try asking("hangman", "niño").answers(to: ["ñ"]) == ["state"])
  }

  @Test(
    "words in other scripts are found letter by letter, and put in order",
    arguments: ["книга", "βιβλίο", "straße", "ספרייה"])
  func scripts(term: String) throws {
    let card = Item(
      id: ItemID("card/2"), term: term, language: "xx",
      senses: [Sense(definition: "a thing for this test", examples: [])])
    let hangman = try Asking("hangman", card, pool: pool)
    var letters: [String] = []
    for letter in term.map(String.init) where !letters.contains(letter) { letters.append(letter) }
    let answers = hangman.answers(to: letters)
    #expect(answers.dropLast().allSatisfy { $0 == "state" } && answers.last == "right")
    let anagram = try Asking("anagram", card, pool: pool)
    #expect(anagram.question.prompt.split(separator: " ").count == term.count)
    #expect(anagram.answers(to: [term]) == ["right"])
    #expect(try Asking("recall", card, pool: pool).answers(to: [term]) == ["right"])
  }

  @Test("an anagram ignores accents unless they are strict")
  func anagram() throws {
    #expect(try asking("anagram", "corazón").answers(to: ["corazon"]) == ["right"])
    let strict = try asking("anagram", "corazón", strictAccents: true)
    #expect(strict.answers(to: ["corazon"]) == ["wrong"])
  }
}
