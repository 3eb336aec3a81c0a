import GameEngine
import TestSupport
import Testing

/// A question of one form about one word, and its key.
struct Asking {
  let question: Question
  let key: QuestionKey
  let dealt: DealtRound

  /// Asks `word` of `pool` in the form of this name, in a round of one question.
  init(
    _ form: String, _ word: Item, pool: ItemPool = FixturePool.pool, recall: Bool = true,
    seed: UInt64 = 1, strictAccents: Bool = false, style: AskingStyle = .current,
    ruleset: Ruleset = .play
  ) throws {
    let form = try #require(Forms.named(FormID(form)))
    var generator = SeededGenerator(seed: seed)
    let asked = try #require(
      form.ask(
        word, in: AskSetting(pool: pool, recall: recall, style: style), using: &generator))
    question = Question(
      index: 1, form: form.id, level: word.level, category: word.category, task: asked.task,
      prompt: asked.prompt, promptLanguage: asked.promptLanguage,
      answerLanguage: asked.key.answerLanguage, clue: asked.clue, choices: asked.choices,
      input: asked.input, encore: false)
    key = asked.key
    let header = RoundHeader(questions: 1, ruleset: ruleset, edition: "en-1")
    dealt = DealtRound(
      round: Round(header: header, questions: [question], strictAccents: strictAccents),
      key: RoundKey(questions: [asked.key]))
  }

  /// The result of each of these moves, in one word: `right`, `wrong`, `state`, or the code of a
  /// refusal.
  func answers(to inputs: [String], guesses: GuessList = FixturePool.guesses) -> [String] {
    events(of: inputs, guesses: guesses).map { event in
      switch event {
      case .verdict(let verdict): verdict.correct ? "right" : "wrong"
      case .state: "state"
      case .refused(let refusal): refusal.refusal.code
      case .round: "round"
      case .question: "question"
      case .result: "result"
      }
    }
  }

  /// The first event that each of these moves is answered with.
  func events(of inputs: [String], guesses: GuessList = FixturePool.guesses) -> [GameEvent] {
    var referee = LocalReferee(dealt, guesses: guesses)
    _ = referee.open(atMillis: 0)
    return inputs.enumerated().compactMap { place, input in
      referee.play(Move(PlayerInput(line: input), atMillis: place * 1000)).first
    }
  }

  /// The last state that these moves lead to.
  func state(after inputs: [String], guesses: GuessList = FixturePool.guesses) throws -> StateEvent
  {
    let states = events(of: inputs, guesses: guesses).compactMap { event -> StateEvent? in
      if case .state(let state) = event { state } else { nil }
    }
    return try #require(states.last)
  }

  /// A word that is made up for one test.
  static func word(
    _ headword: String, _ speech: PartOfSpeech = .noun, level: Level = .three,
    definition: String = "a thing for this test", example: String? = nil,
    synonyms: [String] = [], antonyms: [String] = []
  ) -> Item {
    Item(
      term: headword, partOfSpeech: speech, level: level, category: "test", centiZipf: 350,
      ipa: headword,
      senses: [
        Sense(
          definition: definition,
          examples: [example.flatMap(Example.init(marked:))].compactMap(\.self),
          synonyms: synonyms, antonyms: antonyms)
      ])
  }
}
