import Foundation
import GameEngine
import TestSupport
import Testing

@Suite("Event ids")
struct EventIDTests {
  @Test("an ID is read from its text, which is the same as in Foundation's UUID")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let id = EventID(high: generator.next() >> (generator.next() % 60), low: generator.next())
      #expect(EventID(id.description) == id)
      #expect(EventID(id.description.uppercased()) == id)
      #expect(UUID(uuidString: id.description)?.uuidString.lowercased() == id.description)
      let data = try JSONEncoder().encode([id])
      #expect(try JSONDecoder().decode([EventID].self, from: data) == [id])
    }
  }

  @Test("IDs have the order of their texts")
  func order() {
    var generator = SeededGenerator(seed: 6)
    let ids = (0..<100).map { _ in EventID(high: generator.next() & 3, low: generator.next()) }
    #expect(ids.sorted().map(\.description) == ids.map(\.description).sorted())
  }

  @Test("an id derived from a text is always the same UUID of version 8")
  func derived() {
    #expect(
      EventID(derivedFrom: "run/1").description == "c6a58f4a-3f78-809b-b9a8-ad0ec77d8820")
    for number in 0..<200 {
      let text = Array(EventID(derivedFrom: "run/\(number)").description)
      #expect(text[14] == "8")
      #expect("89ab".contains(text[19]))
    }
    #expect(Set((0..<2000).map { EventID(derivedFrom: "run/\($0)") }).count == 2000)
  }

  @Test(
    "a text that is no UUID is refused",
    arguments: [
      "", "c6a58f4a3f78809bb9a8ad0ec77d8820", "c6a58f4a-3f78-809b-b9a8-ad0ec77d882",
      "c6a58f4a-3f78-809b-b9a8-ad0ec77d88200", "g6a58f4a-3f78-809b-b9a8-ad0ec77d8820",
      "c6a58f4a-3f78-809b-b9a8ad-0ec77d8820", "c6a58f4a-3f78-809b-b9a8-ad0ec77dé820",
    ])
  func malformed(text: String) {
    #expect(EventID(text) == nil)
  }
}
