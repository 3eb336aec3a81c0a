import GameEngine
import Lexicon
import LexiconTestSupport
import TestSupport
import Testing

@Suite("A course of another language")
struct GermanCourseTests {
  private let pack: ContentPack
  private let pool: ItemPool

  init() throws {
    let course = try CourseFile.read(directory: GermanCourse.directory)
    pack = try ContentPack(directory: GermanCourse.directory, course: course)
    pool = pack.pool()
  }

  private func word(_ id: String) throws -> Item { try #require(pool[ItemID(id)]) }

  @Test("has words in its language, with their articles and with translations")
  func words() throws {
    #expect(pool.items.count == 40)
    #expect(pool.course.id.rawValue == "de" && pool.edition.name == "de-1")
    #expect(pool.items.allSatisfy { $0.language == "de" && $0.mainSense.language == "en" })
    let bread = try word("de/Brot/noun")
    #expect(bread.term == "Brot" && bread.article == "das" && bread.cited == "das Brot")
    #expect(bread.mainSense.translations == ["bread", "loaf"])
    #expect(bread.irregularForms == ["Brote", "Brotes", "Broten"])
    let eat = try word("de/essen/verb")
    #expect(eat.article == "" && eat.cited == "essen")
  }

  @Test(
    "is the same through an index, which finds words with and without article, by form, and without accents"
  )
  func index() throws {
    let folder = try ContentFolder()
    for _ in 0..<2 {
      let index = try ContentIndex(
        directory: GermanCourse.directory, course: pack.course, cacheFolder: folder.path,
        settling: .min)
      #expect(index.words == pool.items)
      #expect(index.editions.map(\.name) == ["de-1"])
      for text in ["hund", "der hund", "hunde"] {
        let found = index.items(named: text, withLookups: true).map(\.id.rawValue)
        #expect(found == ["de/Hund/noun"], "\(text)")
      }
      for text in ["brucke", "die brucke", "brucken"] {
        let found = index.items(named: text, withLookups: true).map(\.id.rawValue)
        #expect(found == ["de/Brücke/noun"], "\(text)")
      }
      #expect(try index.guesses().contains("katzen"))
      #expect(try !index.guesses().contains("glacier"))
    }
  }

  @Test("has fair examples")
  func examples() {
    for item in pool.items {
      let examples = item.senses.flatMap(\.examples)
      #expect(examples.count == 2)
      for example in examples {
        #expect(example.faults(for: item, longest: 80) == [], "\(example.marked)")
      }
    }
  }

  @Test("fills every daily, each with its own words, and never twice in one")
  func dailies() throws {
    let dealer = DailyDealer(pool: pool)
    var asked: Set<ItemID> = []
    for day in 0..<60 {
      let dealt = try dealer.deal(dealer.firstDate.adding(days: day))
      let words = dealt.key.questions.prefix(10).map(\.word)
      #expect(Set(words).count == 10)
      #expect(dealt.round.header.course.rawValue == "de")
      asked.formUnion(words)
    }
    #expect(asked.count == 40)
  }

  @Test(
    "plays in every form that suits it, and what is expected is right",
    arguments: Forms.all.map(\.id))
  func forms(id: FormID) throws {
    let form = try #require(Forms.named(id))
    var generator = SeededGenerator(seed: 7)
    var asked = 0
    let rules = JudgeRules(guesses: GuessList(of: pool.items))
    for item in pool.items where form.canAsk(item, in: pool) {
      for recall in [false, true] {
        let setting = AskSetting(pool: pool, recall: recall)
        guard let question = form.ask(item, in: setting, using: &generator) else { continue }
        asked += 1
        let key = question.key
        let input = key.choice > 0 ? "\(key.choice)" : normalizedAnswer(key.answer)
        let round = Question(
          index: 1, form: id, level: item.level, category: item.category, task: question.task,
          prompt: question.prompt, promptLanguage: question.promptLanguage,
          answerLanguage: key.answerLanguage, clue: question.clue, choices: question.choices,
          input: question.input, encore: false)
        // The first answer of gist only shows the meaning.
        let steps = id == .gist ? [Step.input("es"), .input("3")] : [.input(input)]
        let judgement = form.judge(steps, question: round, key: key, rules: rules)
        #expect(judgement == .right(remark: nil), "\(item.id), \(input)")
      }
    }
    // No word has synonyms, opposites, a family, a second meaning or grammar.
    let none = ["synonym", "opposite", "family", "sense", "paragraph"].map { FormID($0) }
    #expect(asked > 0 || none.contains(id) || !id.asksMeaning)
  }

  /// The judgement of an answer to the question for a word's meanings.
  private func judged(_ input: String, to word: Item, from pool: ItemPool) throws -> Judgement {
    var generator = SeededGenerator(seed: 1)
    let form = try #require(Forms.named(FormID("recall")))
    let asked = try #require(
      form.ask(word, in: AskSetting(pool: pool, recall: true), using: &generator))
    #expect(asked.prompt == word.mainSense.definition)
    #expect(asked.clue.letters == word.term.count)
    let question = Question(
      index: 1, form: form.id, level: nil, category: nil, task: asked.task, prompt: asked.prompt,
      clue: asked.clue, choices: [], input: asked.input, encore: false)
    return form.judge([.input(input)], question: question, key: asked.key, rules: JudgeRules())
  }

  @Test(
    "accepts an answer with and without its article, and without umlauts; a wrong article is remarked",
    arguments: [
      ("de/Hund/noun", "der hund", AnswerRemark?.none), ("de/Hund/noun", "hund", nil),
      ("de/Hund/noun", "das hund", .article), ("de/Hund/noun", "hunde", .form),
      ("de/Straße/noun", "die strasse", nil), ("de/Kälte/noun", "kaelte", nil),
      ("de/Kälte/noun", "kalte", .accent),
    ])
  func articles(id: String, input: String, remark: AnswerRemark?) throws {
    #expect(try judged(input, to: word(id), from: pool) == .right(remark: remark))
  }

  @Test(
    "needs no article either in a language whose articles have no rules",
    arguments: ["hund", "en hund"])
  func otherArticles(input: String) throws {
    let course = try CourseFile.parse(
      Array("name Swedish\nlanguage sv\nmeanings en\nletters dehnu\narticles en\n".utf8),
      folder: "sv", path: "course.conf")
    let words = try WordFile.parse(
      Array("en hund  noun  1  4.8  hɵnd\n  = dog\n".utf8), path: "x", name: "words/x.words",
      course: course)
    let word = try #require(words.first?.word)
    let pool = ItemPool(course: course, items: [word], editions: pool.editions)
    #expect(try judged(input, to: word, from: pool) == .right(remark: nil))
  }
}
