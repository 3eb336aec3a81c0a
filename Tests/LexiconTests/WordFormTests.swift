import GameEngine
import Lexicon
import LexiconTestSupport
import Testing

/// What `sense`, `phrase`, `family` and `opposite` ask of our words.
@Suite("Forms of what a word has besides its definition")
struct WordFormTests {
  private let pool: ItemPool

  init() throws { pool = try ShippedContent.pool.get() }

  private func asked(_ id: FormID, _ word: Item, turn: Int? = nil) throws -> AskedQuestion? {
    let form = try #require(Forms.named(id))
    var generator = SeededGenerator(seed: stableHash(word.id.rawValue))
    guard form.canAsk(word, in: pool) else { return nil }
    return form.ask(
      word, in: AskSetting(pool: pool, recall: true, turn: turn), using: &generator)
  }

  private func judged(_ typed: String, _ id: FormID, _ asked: AskedQuestion) throws -> String {
    let question = Question(
      index: 1, form: id, level: nil, category: nil, task: asked.task, prompt: asked.prompt,
      clue: Question.Clue(partOfSpeech: nil), choices: asked.choices, input: asked.input,
      encore: false)
    let form = try #require(Forms.named(id))
    return
      switch form.judge(
        [.input(normalizedAnswer(typed))], question: question, key: asked.key, rules: JudgeRules())
    {
    case .right(let remark): remark.map { "right, \($0)" } ?? "right"
    case .wrong: "wrong"
    case .refusedOnce(let refusal), .refused(let refusal): refusal.code
    case .open: "open"
    }
  }

  @Test(
    "a typed form takes every right answer, and no other",
    arguments: [
      ("opposite", "en/hot/adj", "cold", "right"), ("opposite", "en/hot/adj", "warm", "wrong"),
      ("family", "en/reluctant/adj", "reluctance", "right"),
      ("family", "en/reluctant/adj", "reluctence", "right, spelling"),
      ("family", "en/reluctant/adj", "reluctant", "wrong"),
    ])
  func typed(form: String, id: String, typed: String, expected: String) throws {
    let word = try #require(pool[ItemID(id)])
    let form = FormID(form)
    // The family of reluctant also has an adverb.
    let questions = try (0..<4).compactMap { try asked(form, word, turn: $0) }
      .filter { form.rawValue != "family" || $0.clue.partOfSpeech == .noun }
    #expect(try judged(typed, form, #require(questions.first)) == expected)
  }

  @Test("the sentence of the right meaning is right, that of another is not")
  func sense() throws {
    let word = try #require(pool[ItemID("en/spring/noun")])
    let asked = try #require(try asked(FormID("sense"), word, turn: 0))
    #expect(asked.prompt == "spring: \(word.mainSense.definition)")
    #expect(word.mainSense.examples.map(\.text).contains(asked.key.answer))
    for number in [1, 2] {
      let expected = number == asked.key.choice ? "right" : "wrong"
      #expect(try judged("\(number)", FormID("sense"), asked) == expected)
    }
  }

  @Test("a phrase has its word once, as a gap")
  func phrase() throws {
    let word = try #require(pool[ItemID("en/suffer/verb")])
    let asked = try #require(try asked(FormID("phrase"), word, turn: 0))
    #expect(asked.prompt == "_____ from something" && asked.key.answer == "suffer")
    #expect(try judged("suffers", FormID("phrase"), asked) == "right, form")
  }

  @Test(
    "every word that a form can ask gets a question whose answer is right and not shown",
    arguments: [("sense", 500), ("phrase", 700), ("family", 700), ("opposite", 700)])
  func all(form: String, least: Int) throws {
    var count = 0
    for word in pool.items {
      guard let asked = try asked(FormID(form), word) else { continue }
      count += 1
      guard count % 5 == 0 else { continue }
      let input = asked.key.choice > 0 ? "\(asked.key.choice)" : asked.key.answer
      #expect(try judged(input, FormID(form), asked) == "right", "\(word.id)")
      #expect(Set(asked.choices).count == asked.choices.count, "\(word.id)")
      if asked.input == .word {
        #expect(!asked.prompt.lowercased().split(separator: " ").contains(asked.key.answer[...]))
      }
    }
    #expect(count >= least, "\(count)")
  }
}
