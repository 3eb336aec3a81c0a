import GameEngine
import Journal
import Testing

@Suite("Words viewed outside questions")
struct LookTests {
  @Test("are listed once each, the newest first; other events are not views")
  func latest() throws {
    let folder = try JournalFolder()
    let journal = try folder.journal()
    for (number, body) in [seen("fog"), seen("bank"), answer("dawn"), seen("fog"), seen("tree")]
      .enumerated()
    {
      try journal.append(id(UInt64(number + 1)), body, at: moment(Int64(number)))
    }
    let looks = try journal.latestLooks(limit: 9)
    #expect(looks.map(\.item.term) == ["tree", "fog", "bank"])
    #expect(looks.map(\.instant) == [4, 3, 1].map { moment($0).instant })
    #expect(looks.allSatisfy { $0.date == moment().localDate })
    #expect(try journal.latestLooks(limit: 2).map(\.item.term) == ["tree", "fog"])
  }
}
