import GameEngine
import Lexicon
import LexiconTestSupport
import Testing

/// How the courses that ship judge what is typed.
@Suite("Answers in a course")
struct CourseAnswerTests {
  private static let pools = ["de": pool("de"), "es": pool("es")]

  private static func pool(_ course: String) -> ItemPool? {
    let folder = "\(ShippedContent.directory)/courses/\(course)"
    return try? ContentPack(directory: folder, course: CourseFile.read(directory: folder)).pool()
  }

  /// How an answer to a question about a word is judged: `right`, with the remark if there is one, `wrong`, `open`, or the
  /// code of a refusal.
  ///
  /// - Parameter sentence: the sentence with a gap; nil for no gap.
  private func judged(
    _ typed: String, _ id: String, in sentence: String? = nil, form: String? = nil
  ) throws -> String {
    let (form, key, question) = try asked(id, in: sentence, form: form)
    let judgement = form.judge(
      [.input(normalizedAnswer(typed))], question: question, key: key, rules: JudgeRules())
    return switch judgement {
    case .right(let remark): remark.map { "right, \($0)" } ?? "right"
    case .wrong: "wrong"
    case .refusedOnce(let refusal), .refused(let refusal): refusal.code
    case .open(let state): "open \(state.shown)"
    }
  }

  /// A typed question about a word, without the number of its letters, since an answer with another one is refused once.
  private func asked(
    _ id: String, in sentence: String? = nil, form: String? = nil
  ) throws -> (form: any Form, key: QuestionKey, question: Question) {
    let pool = try #require(CourseAnswerTests.pools[String(id.prefix(2))] ?? nil)
    var word = try #require(pool[ItemID(id)], "\(id)")
    if let sentence { word = word.with(example: try #require(Example(marked: sentence))) }
    let form = try #require(
      Forms.named(FormID(form ?? (sentence == nil ? "recall" : "cloze"))))
    var generator = SeededGenerator(seed: 1)
    let asked = try #require(
      form.ask(word, in: AskSetting(pool: pool, recall: true), using: &generator))
    let question = Question(
      index: 1, form: form.id, level: nil, category: nil, task: asked.task, prompt: asked.prompt,
      answerLanguage: asked.key.answerLanguage, clue: Question.Clue(partOfSpeech: nil),
      choices: [], input: asked.input, encore: false)
    return (form, asked.key, question)
  }

  @Test(
    "an accent is forgiven unless the word without it is another one",
    arguments: [
      ("cafe", "es/café/noun", "right, accent"), ("dia", "es/día/noun", "right, accent"),
      ("cancion", "es/canción/noun", "right, accent"), ("ano", "es/año/noun", "wrong"),
      ("el ano", "es/año/noun", "wrong"), ("papa", "es/papá/noun", "wrong"),
      ("te", "es/té/noun", "wrong"), ("sonar", "es/soñar/verb", "wrong"),
      ("sueno", "es/soñar/verb", "wrong"), ("una", "es/uña/noun", "wrong"),
      ("schon", "de/schön/adj", "wrong"), ("fordern", "de/fordern/verb", "right"),
      ("zahlen", "de/zählen/verb", "wrong"), ("zaehlen", "de/zahlen/verb", "wrong"),
      ("zaehlen", "de/zählen/verb", "right"), ("bar", "de/Bär/noun", "wrong"),
      ("drucken", "de/drücken/verb", "wrong"), ("schoen", "de/schön/adj", "right"),
      ("strasse", "de/Straße/noun", "right"), ("Kuche", "de/Küche/noun", "right, accent"),
    ])
  func accents(typed: String, id: String, expected: String) throws {
    #expect(try judged(typed, id) == expected)
  }

  @Test(
    "where its form is asked, a word without its accent can be another form of it, else any form is right",
    arguments: [
      ("hablo", "es/hablar/verb", "Ayer {habló} con ella.", "wrong"),
      ("habló", "es/hablar/verb", "Ayer {habló} con ella.", "right"),
      ("hablar", "es/hablar/verb", "Ayer {habló} con ella.", "right, form"),
      ("hablaron", "es/hablar/verb", "Ayer {habló} con ella.", "right, form"),
      ("hablare", "es/hablar/verb", "Mañana {hablaré} con ella.", "right, accent"),
      ("mutter", "de/Mutter/noun", "Die {Mütter} warten.", "wrong"),
      ("muetter", "de/Mutter/noun", "Die {Mütter} warten.", "right"),
      ("mütter", "de/Mutter/noun", "Die {Mutter} wartet.", "wrong"),
      ("konnte", "de/können/verb", "Ich {könnte} gehen.", "wrong"),
    ])
  func gaps(typed: String, id: String, sentence: String, expected: String) throws {
    #expect(try judged(typed, id, in: sentence) == expected)
  }

  @Test(
    "where the base is asked, any form is right with a remark",
    arguments: [
      ("hablo", "es/hablar/verb"), ("habló", "es/hablar/verb"), ("mütter", "de/Mutter/noun"),
      ("muetter", "de/Mutter/noun"), ("la niña", "es/niño/noun"), ("años", "es/año/noun"),
    ])
  func bases(typed: String, id: String) throws {
    #expect(try judged(typed, id) == "right, form")
  }

  @Test(
    "a word of the course is no misspelling of another",
    arguments: [
      ("hambre", "es/hombre/noun", "wrong"), ("hombr", "es/hombre/noun", "right, spelling"),
      ("levantarme", "es/levantarse/verb", "right, spelling"),
      ("levantar", "es/levantarse/verb", "wrong"), ("comic", "es/cómic/noun", "right, accent"),
      ("kirche", "de/Kirsche/noun", "wrong"),
      ("presentation", "es/presentación/noun", "wrong"), ("racist", "es/racista/adj", "wrong"),
    ])
  func misspellings(typed: String, id: String, expected: String) throws {
    #expect(try judged(typed, id) == expected)
  }

  @Test("a verb that looks like a note of a dictionary has a clue of its own: to sing")
  func notes() throws {
    let pool = try #require(CourseAnswerTests.pools["es"] ?? nil)
    let word = try #require(pool[ItemID("es/cantar/verb")])
    var generator = SeededGenerator(seed: 1)
    let form = try #require(Forms.named(FormID("translate")))
    let asked = form.ask(word, in: AskSetting(pool: pool, recall: true), using: &generator)
    #expect(asked?.clue.letters == 4 && asked?.clue.start == "s")
  }

  @Test(
    "letters that are given, and a word that is heard, are no other word either",
    arguments: ["anagram", "spell"])
  func spelling(form: String) throws {
    #expect(try judged("sonar", "es/soñar/verb", form: form) == "wrong")
    #expect(try judged("cancion", "es/canción/noun", form: form) == "right, accent")
    #expect(try judged("la canción", "es/canción/noun", form: form) == "right")
    #expect(try judged("das Mädchen", "de/Mädchen/noun", form: form) == "right")
  }

  @Test(
    "another article than the word's is remarked, and the answer has the right one",
    arguments: [
      ("la problema", "es/problema/noun", "right, article"),
      ("problema", "es/problema/noun", "right"),
      ("un problema", "es/problema/noun", "right"),
      ("una problema", "es/problema/noun", "right, article"),
      ("la agua", "es/agua/noun", "right, article"), ("la dia", "es/día/noun", "right, accent"),
      ("el artista", "es/artista/noun", "right"), ("la artista", "es/artista/noun", "right"),
      ("der Mädchen", "de/Mädchen/noun", "right, article"), ("den Bär", "de/Bär/noun", "right"),
      ("sich freuen", "de/freuen/verb", "right"), ("freuen", "de/freuen/verb", "right"),
    ])
  func articles(typed: String, id: String, expected: String) throws {
    #expect(try judged(typed, id) == expected)
  }

  @Test("a hint shows no article, and an answer with letters does")
  func answers() throws {
    for (id, answer, start) in [
      ("es/problema/noun", "el problema", "p r"), ("es/artista/noun", "el/la artista", "a r"),
      ("de/freuen/verb", "sich freuen", "f r"), ("de/gefallen/verb", "gefallen", "g e"),
    ] {
      let (form, key, question) = try asked(id)
      #expect(key.answer == answer)
      let hint = form.judge([.hint], question: question, key: key, rules: JudgeRules())
      guard case .open(let state) = hint else { throw Failure() }
      #expect(state.shown.hasPrefix(start), "\(id)")
    }
  }

  private struct Failure: Error {}

  @Test(
    "a gap expects no article, and takes any",
    arguments: [
      ("mesa", "es/mesa/noun", "Come en la {mesa}."),
      ("la mesa", "es/mesa/noun", "Come en la {mesa}."),
      ("el mesa", "es/mesa/noun", "Come en la {mesa}."),
      ("die Hunde", "de/Hund/noun", "Zwei {Hunde} bellen."),
    ])
  func articleInGap(typed: String, id: String, sentence: String) throws {
    #expect(try judged(typed, id, in: sentence) == "right")
  }
}
