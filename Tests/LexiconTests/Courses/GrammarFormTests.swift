import Foundation
import Lexicon
import LexiconTestSupport
import Testing

@testable import GameEngine

/// What `gender`, `plural` and `conjugate` ask of the courses that ship.
@Suite("Grammar in a course")
struct GrammarFormTests {
  private static let pools = ["de": pool("de"), "es": pool("es")]

  private static func pool(_ course: String) -> ItemPool? {
    let folder = "\(ShippedContent.directory)/courses/\(course)"
    return try? ContentPack(directory: folder, course: CourseFile.read(directory: folder)).pool()
  }

  private func pool(of id: String) throws -> ItemPool {
    try #require(GrammarFormTests.pools[String(id.prefix(2))] ?? nil)
  }

  /// A question about a word; nil if the form cannot ask it.
  private func asked(
    _ form: String, _ id: String, recall: Bool = true, turn: Int? = nil
  ) throws -> AskedQuestion? {
    let pool = try pool(of: id)
    let word = try #require(pool[ItemID(id)], "\(id)")
    let form = try #require(Forms.named(FormID(form)))
    var generator = SeededGenerator(seed: 1)
    guard form.canAsk(word, in: pool) else { return nil }
    return form.ask(
      word, in: AskSetting(pool: pool, recall: recall, turn: turn), using: &generator)
  }

  private func judgement(
    _ steps: [Step], _ form: String, _ asked: AskedQuestion
  ) throws -> Judgement {
    let question = Question(
      index: 1, form: FormID(form), level: nil, category: nil, task: asked.task,
      prompt: asked.prompt, answerLanguage: asked.key.answerLanguage, clue: asked.clue,
      choices: asked.choices, input: asked.input, encore: false)
    let form = try #require(Forms.named(FormID(form)))
    return form.judge(steps, question: question, key: asked.key, rules: JudgeRules())
  }

  private func hinted(_ form: String, _ asked: AskedQuestion) throws -> String {
    switch try judgement([.hint], form, asked) {
    case .refused(.noMoreHints): "refused"
    case .open: "open"
    default: "other"
    }
  }

  private func judged(_ typed: String, _ form: String, _ asked: AskedQuestion) throws -> String {
    return switch try judgement([.input(normalizedAnswer(typed))], form, asked) {
    case .right(let remark): remark.map { "right, \($0)" } ?? "right"
    case .wrong: "wrong"
    case .refusedOnce(let refusal), .refused(let refusal): refusal.code
    case .open(let state): "open \(state.shown)"
    }
  }

  @Test(
    "a gender is chosen among the articles of the course, in their order",
    arguments: [
      ("de/Hund/noun", ["der", "die", "das"], "1"), ("de/Kind/noun", ["der", "die", "das"], "3"),
      ("es/mano/noun", ["el", "la"], "2"), ("es/día/noun", ["el", "la"], "1"),
      ("es/luz/noun", ["el", "la"], "2"), ("de/Kuchen/noun", ["der", "die", "das"], "1"),
    ])
  func genders(id: String, articles: [String], right: String) throws {
    let asked = try #require(try asked("gender", id))
    #expect(asked.choices == articles && asked.prompt == id.split(separator: "/")[1])
    for number in 1...articles.count {
      #expect(
        try judged("\(number)", "gender", asked) == ("\(number)" == right ? "right" : "wrong"))
    }
  }

  @Test("no hint leaves one of two articles")
  func hints() throws {
    for (id, answer) in [("es/mano/noun", "refused"), ("de/Hund/noun", "open")] {
      let asked = try #require(try asked("gender", id))
      #expect(try hinted("gender", asked) == answer)
    }
  }

  @Test(
    "no gender is asked that the ending tells, that the article does not show, or that is not one",
    arguments: [
      "de/Zeitung/noun", "de/Mädchen/noun", "de/Eltern/noun", "de/gut/adj", "es/casa/noun",
      "es/libro/noun", "es/ciudad/noun", "es/agua/noun", "es/hambre/noun", "es/niño/noun",
      "es/artista/noun", "es/gafas/noun",
    ])
  func noGenders(id: String) throws {
    #expect(try asked("gender", id) == nil)
  }

  @Test(
    "a plural is typed with or without its article, with its accents and umlauts",
    arguments: [
      ("de/Baum/noun", "Bäume", "right"), ("de/Baum/noun", "die Bäume", "right"),
      ("de/Baum/noun", "Baeume", "right"), ("de/Baum/noun", "Baume", "wrong"),
      ("de/Baum/noun", "Bäumer", "wrong"), ("de/Baum/noun", "der Baum", "wrong"),
      ("de/Mutter/noun", "mutter", "wrong"), ("de/Mutter/noun", "mütter", "right"),
      ("es/examen/noun", "exámenes", "right"), ("es/examen/noun", "los exámenes", "right"),
      ("es/examen/noun", "examenes", "wrong"), ("es/luz/noun", "luces", "right"),
      ("es/luz/noun", "luzes", "wrong"), ("es/canción/noun", "canciones", "right"),
      ("es/canción/noun", "canciónes", "wrong"), ("es/lunes/noun", "lunes", "right"),
      ("es/lunes/noun", "luneses", "wrong"),
    ])
  func plurals(id: String, typed: String, expected: String) throws {
    let asked = try #require(try asked("plural", id))
    #expect(try judged(typed, "plural", asked) == expected)
  }

  @Test(
    "no plural is asked that every noun has, nor of a noun without one",
    arguments: [
      "es/casa/noun", "es/libro/noun", "de/Milch/noun", "de/Eltern/noun", "de/gehen/verb",
    ])
  func noPlurals(id: String) throws {
    #expect(try asked("plural", id) == nil)
  }

  @Test(
    "the wrong choices of a plural are those of other nouns",
    arguments: ["de/Baum/noun", "de/Kind/noun", "de/Auto/noun", "es/canción/noun", "es/luz/noun"])
  func pluralChoices(id: String) throws {
    let asked = try #require(try asked("plural", id, recall: false))
    #expect(Set(asked.choices).count == 4 && asked.choices.contains(asked.key.answer))
  }

  /// The question for a form of a verb, whichever turn asks it.
  private func conjugated(_ id: String, _ form: String, recall: Bool = true) throws -> AskedQuestion
  {
    for turn in 0..<60 {
      if let asked = try asked("conjugate", id, recall: recall, turn: turn),
        asked.prompt.hasSuffix(", \(form)")
      {
        return asked
      }
    }
    throw Missing(form: "\(id) \(form)")
  }

  private struct Missing: Error { let form: String }

  @Test(
    "a form of a verb is typed, with or without its person",
    arguments: [
      ("es/ser/verb", "yo, pretérito", "fui", "right"),
      ("es/ser/verb", "yo, pretérito", "yo fui", "right"),
      ("es/ser/verb", "yo, pretérito", "fue", "wrong"),
      ("es/ser/verb", "tú, presente", "sos", "right, form"),
      ("es/hablar/verb", "él/ella/usted, pretérito", "habló", "right"),
      ("es/hablar/verb", "él/ella/usted, pretérito", "ella habló", "right"),
      ("es/hablar/verb", "él/ella/usted, pretérito", "hablo", "wrong"),
      ("es/hablar/verb", "yo, futuro", "hablare", "right, accent"),
      ("es/hablar/verb", "nosotros, imperfecto", "nosotras hablábamos", "right"),
      ("es/tener/verb", "tú, presente", "tenés", "right, form"),
      ("es/tener/verb", "tú, presente", "tienes", "right"),
      ("es/tener/verb", "yo, pretérito", "tení", "wrong"),
      ("es/levantarse/verb", "yo, presente", "me levanto", "right"),
      ("es/levantarse/verb", "yo, presente", "levanto", "incomplete"),
      ("es/levantarse/verb", "yo, presente", "levantas", "wrong"),
      ("es/dormir/verb", "él/ella/usted, pretérito", "dormió", "wrong"),
      ("es/dormir/verb", "él/ella/usted, pretérito", "durmió", "right"),
      ("de/gehen/verb", "er/sie/es, Präteritum", "ging", "right"),
      ("de/gehen/verb", "er/sie/es, Präteritum", "er ging", "right"),
      ("de/gehen/verb", "er/sie/es, Präteritum", "gehte", "wrong"),
      ("de/gehen/verb", "er/sie/es, Perfekt", "ist gegangen", "right"),
      ("de/gehen/verb", "er/sie/es, Perfekt", "gegangen", "right, form"),
      ("de/gehen/verb", "er/sie/es, Perfekt", "hat gegangen", "wrong"),
      ("de/fahren/verb", "du, Präsens", "faehrst", "right"),
      ("de/fahren/verb", "du, Präsens", "fahrst", "wrong"),
      ("de/aufstehen/verb", "er/sie/es, Präsens", "steht auf", "right"),
      ("de/aufstehen/verb", "er/sie/es, Präsens", "aufsteht", "right, form"),
      ("de/aufstehen/verb", "er/sie/es, Präsens", "steht", "incomplete"),
      ("de/treten/verb", "er/sie/es, Perfekt", "hat getreten", "right"),
      ("de/treten/verb", "er/sie/es, Perfekt", "ist getreten", "right"),
    ])
  func forms(id: String, form: String, typed: String, expected: String) throws {
    #expect(try judged(typed, "conjugate", conjugated(id, form)) == expected)
  }

  @Test(
    "the wrong choices of a form include the one by the rules, else they are other forms of the verb",
    arguments: [
      ("es/ser/verb", "yo, pretérito", "fui"), ("de/gehen/verb", "er/sie/es, Präteritum", "gehte"),
      ("es/tener/verb", "yo, pretérito", "tení"),
    ])
  func formChoices(id: String, form: String, choice: String) throws {
    let asked = try conjugated(id, form, recall: false)
    #expect(Set(asked.choices).count == 4 && asked.choices.contains(choice))
  }

  @Test("a wrong plural has an umlaut only where one can be")
  func umlauts() throws {
    let pool = try pool(of: "de")
    let umlauts = CharacterSet(charactersIn: "äöüÄÖÜ")
    for id in ["de/Arbeitgeber/noun", "de/Vorbereitung/noun", "de/Schwert/noun"] {
      let word = try #require(pool[ItemID(id)])
      #expect(WrongPlural.all(of: word).allSatisfy { $0.rangeOfCharacter(from: umlauts) == nil })
      #expect(WrongPlural.all(of: word).count >= 3)
    }
    let lack = try #require(pool[ItemID("de/Mangel/noun")])
    #expect(WrongPlural.all(of: lack).contains("Mängeln"))
  }

  @Test("every noun and verb that a form can ask gets a fair question", arguments: ["de", "es"])
  func all(course: String) throws {
    let pool = try pool(of: course)
    let rules = JudgeRules()
    for id in ["gender", "plural", "conjugate"] {
      let form = try #require(Forms.named(FormID(id)))
      let words = pool.items.filter { form.canAsk($0, in: pool) }
      #expect(words.count > 100, "\(id)")
      for (place, word) in words.enumerated() where place % 7 == 0 {
        for recall in [false, true] {
          var generator = SeededGenerator(seed: UInt64(place))
          let asked = try #require(
            form.ask(word, in: AskSetting(pool: pool, recall: recall), using: &generator),
            "\(word.id)")
          let input = asked.key.choice > 0 ? "\(asked.key.choice)" : asked.key.answer
          #expect(try judged(input, id, asked) == "right", "\(word.id) \(asked.prompt)")
          #expect(Set(asked.choices).count == asked.choices.count, "\(word.id)")
          // What a learner would make by a rule is never taken for a slip.
          for wrong in asked.key.lookalikes {
            let match = TypedAnswer.match(
              normalizedAnswer(wrong), key: asked.key, strictAccents: rules.strictAccents)
            #expect(match == .none, "\(word.id) \(wrong)")
          }
        }
      }
    }
  }

  @Test(
    "dailies of a course ask grammar from 2027-01-04 on, those of English never",
    arguments: ["de", "es"])
  func dailies(course: String) throws {
    let grammar: Set = ["gender", "plural", "conjugate"]
    var days = DailyDeck(pool: try pool(of: course), chance: .solo).days()
    var counts: [Int] = []
    // The first daily is that of 2026-11-21.
    for day in 0..<84 {
      let forms = days.next().prefix(10).compactMap { $0?.form?.rawValue }
      #expect(day < 44 || Set(forms).count >= 3)
      counts.append(forms.count(where: grammar.contains))
    }
    #expect(counts.prefix(44).allSatisfy { $0 == 0 })
    #expect(counts.suffix(40).allSatisfy { $0 <= 4 })
    #expect(counts.suffix(40).count { $0 > 0 } >= 20)
    #expect(Forms.of(.english).allSatisfy { !grammar.contains($0.id.rawValue) })
  }
}
