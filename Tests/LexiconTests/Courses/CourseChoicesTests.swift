import Lexicon
import LexiconTestSupport
import Testing

@testable import GameEngine

/// The choices of the gaps in the courses that ship.
@Suite("Choices in a course")
struct CourseChoicesTests {
  private func pool(_ course: String) throws -> ItemPool {
    let folder = "\(ShippedContent.directory)/courses/\(course)"
    return try ContentPack(directory: folder, course: CourseFile.read(directory: folder)).pool()
  }

  /// The choices for a gap, the right one first; nil if the form cannot ask it.
  private func choices(for word: Item, in pool: ItemPool, turn: Int = 0) throws -> [String]? {
    var generator = SeededGenerator(seed: 1)
    let form = try #require(Forms.named(FormID("cloze")))
    let asked = form.ask(
      word, in: AskSetting(pool: pool, recall: false, turn: turn), using: &generator)
    return asked.map { asked in
      [asked.key.answer] + asked.choices.filter { $0 != asked.key.answer }
    }
  }

  @Test(
    "agree in form with the gap, and nearly always in the article", arguments: ["de", "es"])
  func agreement(course: String) throws {
    let pool = try pool(course)
    var places: [String: Set<String>] = [:]
    var articles: [String: Set<String>] = [:]
    func key(_ text: String, _ word: Item) -> String {
      "\(word.partOfSpeech?.name ?? "")/\(text.lowercased())"
    }
    for word in pool.items {
      for form in CourseForms(word).table {
        places[key(form.text, word), default: []].insert(form.place)
        articles[key(form.text, word), default: []].insert(word.article)
      }
    }
    var (asked, agreeing, all) = (0, 0, 0)
    // Every fifteenth word: all would take minutes.
    for (place, word) in pool.items.enumerated() where place % 15 == 0 {
      for turn in 0..<2 {
        all += 1
        guard let choices = try choices(for: word, in: pool, turn: turn) else { continue }
        asked += 1
        let common = choices.map { places[key($0, word)] ?? [] }
          .reduce(Set(CourseForms(word).table.map(\.place))) { $0.intersection($1) }
        #expect(!common.isEmpty, "\(choices)")
        #expect(Set(choices).count == 4)
        if choices.allSatisfy({ articles[key($0, word)]?.contains(word.article) == true }) {
          agreeing += 1
        }
      }
    }
    #expect(asked * 100 > all * 97)
    #expect(agreeing * 100 > asked * 97)
  }

  @Test("have a capital where the gap begins the sentence", arguments: ["de", "es"])
  func capitals(course: String) throws {
    let pool = try pool(course)
    let word = try #require(
      pool.items.first { word in
        word.mainSense.examples.first.map {
          $0.before.isEmpty && word.term.first?.isLowercase == true
        } == true
      })
    let choices = try #require(try choices(for: word, in: pool))
    #expect(choices.allSatisfy { $0.first?.isUppercase == true }, "\(choices)")
  }

  @Test(
    "are other words in the same person, number or tense",
    arguments: [
      ("es/hablar/verb", "Ayer {habló} con ella.", "ó|io|ijo|iso|izo|uvo|uso|ino|fue"),
      ("es/casa/noun", "Dos {casas}.", "s"),
      ("es/rojo/adj", "Dos mesas {rojas}.", "s"),
      ("es/hablar/verb", "Estamos {hablando}.", "ndo"), ("de/Kind/noun", "Mit {Kindern}.", "n|s"),
      ("de/spielen/verb", "Du {spielst} gut.", "t"), ("de/gehen/verb", "Er ist {gegangen}.", "n|t"),
      ("de/klein/adj", "Ein {kleines} Haus.", "es"),
    ])
  func forms(id: String, sentence: String, endings: String) throws {
    let pool = try pool(String(id.prefix(2)))
    let word = try #require(pool[ItemID(id)], "\(id)")
      .with(example: try #require(Example(marked: sentence)))
    let choices = try #require(try choices(for: word, in: pool))
    let allowed = endings.split(separator: "|")
    #expect(
      choices.allSatisfy { choice in allowed.contains { choice.hasSuffix($0) } }, "\(choices)")
  }

  @Test("of a form that no rule makes are none, so it is typed or asked in another way")
  func pronouns() throws {
    let pool = try pool("es")
    let word = try #require(pool[ItemID("es/cambiar/verb")])
      .with(example: try #require(Example(marked: "Quiero {cambiarlo} por otro.")))
    #expect(try choices(for: word, in: pool) == nil)
  }
}
