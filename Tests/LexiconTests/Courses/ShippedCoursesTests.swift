import GameEngine
import Lexicon
import LexiconTestSupport
import Testing

@Suite("The courses that ship")
struct ShippedCoursesTests {
  private func pool(_ name: String) throws -> ItemPool {
    let folder = "\(ShippedContent.directory)/courses/\(name)"
    return try ContentPack(directory: folder, course: CourseFile.read(directory: folder)).pool()
  }

  @Test("each word has two translated examples with a form of it", arguments: ["de", "es"])
  func examples(course: String) throws {
    let pool = try pool(course)
    #expect(pool.items.count > 1300)
    for word in pool.items {
      let examples = word.mainSense.examples
      #expect(examples.count == 2, "\(word.id)")
      #expect(examples.allSatisfy { !$0.translation.isEmpty }, "\(word.id)")
      #expect(examples.flatMap { $0.faults(for: word, longest: 130) } == [], "\(word.id)")
    }
  }

  @Test("words have their key forms and notes")
  func facts() throws {
    let (german, spanish) = (try pool("de"), try pool("es"))
    func key(_ id: String, _ pool: ItemPool) throws -> [String] {
      CourseForms(try #require(pool[ItemID(id)])).key
    }
    #expect(try key("de/aufstehen/verb", german) == ["steht auf", "stand auf", "ist aufgestanden"])
    #expect(try key("de/Tochter/noun", german) == ["die Töchter"])
    #expect(try key("es/tener/verb", spanish) == ["tengo", "tiene", "tuve", "tenido"])
    #expect(try key("es/niño/noun", spanish) == ["la niña"])
    #expect(try key("es/casa/noun", spanish) == [])
    let late = try #require(spanish[ItemID("es/éxito/noun")])
    #expect(late.note.contains("exit"))
  }

  @Test("another word with one of the meanings is a right one, whatever stands in brackets")
  func synonyms() throws {
    let pool = try pool("es")
    let walk = try #require(pool[ItemID("es/caminar/verb")])
    #expect(pool.synonyms(of: walk).contains("andar"))
    let be = try #require(pool[ItemID("es/ser/verb")])
    #expect(pool.synonyms(of: be).contains("estar"))
  }

  @Test(
    "a daily asks five words of each level, and no word again within 30 days",
    arguments: ["de", "es"])
  func dailies(course: String) throws {
    var days = DailyDeck(pool: try pool(course), chance: .solo).days()
    var last: [ItemID: Int] = [:]
    for day in 0..<400 {
      let draws = days.next().compactMap { $0?.item }
      #expect(draws.count == 20)
      #expect(
        draws.prefix(10).map(\.level) == Array(repeating: .one, count: 5)
          + Array(repeating: .two, count: 5))
      for word in draws {
        if let before = last.updateValue(day, forKey: word.id) {
          #expect(day - before > 30, "\(word.id)")
        }
      }
    }
  }
}
