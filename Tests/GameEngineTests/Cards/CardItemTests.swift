import TestSupport
import Testing

@testable import GameEngine

@Suite("Cards as items")
struct CardItemTests {
  private let spanish = LanguagePair(term: "spa", definition: "eng")

  private func card(
    _ term: String, _ definition: String, example: String = "", synonyms: [String] = []
  ) -> Card {
    var card = Card(id: ItemID.card("abc"))
    (card.term, card.definition, card.example) = (term, definition, example)
    card.synonyms = synonyms
    return card
  }

  @Test(
    "the parts of a definition are translations, each of them right",
    arguments: [
      ("sun", ["sun"]), ("boy; child", ["boy", "child"]), ("city, town", ["city", "town"]),
      ("to speak/to talk", ["to speak", "to talk"]), ("a | b\nc", ["a", "b", "c"]),
      ("the one, of the two that is left", ["the one, of the two that is left"]),
      (" ;; sun ;", ["sun"]),
    ])
  func translations(definition: String, parts: [String]) {
    #expect(Item(card("x", definition), pair: spanish).mainSense.translations == parts)
  }

  @Test("languages become tags, and a pair of one language has definitions")
  func languages() {
    let item = Item(card("sol", "sun"), pair: spanish)
    #expect(item.language == "es")
    #expect(item.mainSense.language == "en")
    #expect(item.mainSense.translations == ["sun"])
    let own = Item(
      card("dawn", "the first light; daybreak"), pair: LanguagePair(term: "en", definition: "eng"))
    #expect(own.mainSense.translations.isEmpty)
    #expect(own.mainSense.definition == "the first light; daybreak")
    #expect(Item(card("nuqneH", "hello"), pair: nil).language == "und")
    #expect(Item(card("nuqneH", "hello"), pair: LanguagePair("Klingon-eng")).language == "und")
  }

  @Test(
    "languages are found by their codes",
    arguments: [
      ("spa", "es", "spa"), ("ES", "es", "spa"), ("zh-Hant", "zh-Hant", "zho"),
      ("gsw", "gsw", "gsw"), ("Klingon", "und", nil), ("", "und", nil), ("und", "und", nil),
    ] as [(String, String, String?)])
  func tags(name: String, tag: String, long: String?) {
    #expect(LanguageTag.tag(of: name) == tag)
    #expect(LanguageTag.long(of: name) == long)
  }

  @Test(
    "pairs are read as players write them",
    arguments: [
      ("spa-eng", "spa", "eng"), ("zh-Hant:en", "zh-Hant", "en"),
      ("Klingon - English", "Klingon", "English"),
    ])
  func pairs(text: String, term: String, definition: String) {
    #expect(LanguagePair(text) == LanguagePair(term: term, definition: definition))
  }

  @Test("texts that are no pair are refused", arguments: ["", "spa", "spa-", "a-b-c", "a:b:c"])
  func noPair(text: String) { #expect(LanguagePair(text) == nil) }

  @Test("an example has the term's place, as a whole word in any case or in braces")
  func examples() {
    func form(_ example: String, _ term: String = "sol") -> String? {
      Item(card(term, "sun", example: example), pair: spanish).mainSense.examples.first?.marked
    }
    #expect(form("Hoy brilla el sol.") == "Hoy brilla el {sol}.")
    #expect(form("Sol y sombra") == "{Sol} y sombra")
    #expect(form("Los {soles} brillan.") == "Los {soles} brillan.")
    #expect(form("Un girasol solo, sol.") == "Un girasol solo, {sol}.")
    #expect(form("Nada.") == nil)
    #expect(form("") == nil)
    #expect(form("Abre por favor la puerta.", "por favor") == "Abre {por favor} la puerta.")
  }

  @Test("a translation is typed, any of several, and nothing is asked so without one")
  func translate() throws {
    let form = TranslateForm()
    var generator = SeededGenerator(seed: 1)
    let item = Item(card("niño", "boy; child; a very long translation of it"), pair: spanish)
    let setting = AskSetting(
      pool: ItemPool(items: [item], editions: SpanishDeck().editions), recall: true)
    let asked = try #require(form.ask(item, in: setting, using: &generator))
    #expect(asked.prompt == "niño")
    #expect(asked.task == .translate)
    #expect(asked.clue.letters == nil)
    #expect(asked.key.answerLanguage == "en")
    let question = Question(
      index: 1, form: form.id, level: nil, category: nil, task: asked.task, prompt: asked.prompt,
      clue: asked.clue, choices: [], input: .word, encore: false)
    func isRight(_ answer: String) -> Bool {
      if case .right = form.judge(
        [.input(answer)], question: question, key: asked.key, rules: JudgeRules())
      {
        true
      } else {
        false
      }
    }
    #expect(isRight("boy"))
    #expect(isRight("child"))
    #expect(!isRight("girl"))
    #expect(!form.canAsk(Item(card("dawn", "first light"), pair: LanguagePair("eng-eng"))))
    #expect(
      !form.canAsk(Item(card("ya", "a remark that one makes, which has no equal"), pair: spanish)))
  }

  @Test("what is remembered well is typed in both directions")
  func demand() {
    let item = Item(card("sol", "sun"), pair: spanish)
    #expect(Demand.recall.forms(for: item).map(\.id.rawValue) == ["recall", "translate"])
    #expect(
      Demand.recognition.forms(for: item).map(\.id.rawValue) == ["match", "meaning", "cloze"])
    let word = FixturePool.pool.items[0]
    #expect(Demand.recall.forms(for: word).map(\.id.rawValue) == ["recall"])
  }
}
