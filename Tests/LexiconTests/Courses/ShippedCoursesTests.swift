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

  @Test("a Spanish verb that is marked as irregular has a table of its own")
  func irregular() throws {
    let words = try pool("es").items.filter { $0.grammar == "irregular" }.map(\.term)
    #expect(Set(["ser", "ir", "haber", "estar", "dar", "ver"]).isSuperset(of: words))
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
    "400 dailies ask five words of each level while there are two, then rising ones, each of all categories and none soon again",
    arguments: ["de", "es"])
  func dailies(course: String) throws {
    let pool = try pool(course)
    var days = DailyDeck(pool: pool, chance: .solo).days()
    var last: [ItemID: Int] = [:]
    var categories: Set<String> = []
    for day in 0..<400 {
      let draws = days.next().compactMap { $0?.item }
      // The second edition, with levels 3 and 4, begins on 2027-01-04.
      let isFirstEdition = day < 44
      #expect(draws.count == 20)
      let levels =
        (isFirstEdition ? [1, 1, 1, 1, 1, 2, 2, 2, 2, 2] : [1, 1, 2, 2, 2, 3, 3, 3, 4, 4])
      #expect(draws.prefix(10).map { $0.level?.rawValue } == levels)
      for word in draws {
        if let before = last.updateValue(day, forKey: word.id) {
          // Two levels alone come round sooner.
          #expect(day - before > (day < 120 ? 30 : 55), "\(word.id)")
        }
        if let category = word.category { categories.insert(category) }
      }
    }
    #expect(categories.count == 17)
  }
}
