import GameEngine
import Logging
import NIOCore
import ScoreAPI
import ScoreServer
import ScoreStore
import ScoreStoreSQLite
import StoreTestSupport
import Testing

@Suite("Damaged events of a journal")
struct DamagedEventTests {
  @Test("are left out of pages and logged, and no page is empty before the end")
  func leftOut() async throws {
    let store = try await SQLiteStore.open(path: ":memory:")
    let ann = try await store.player("ann")
    _ = try await store.journals.add((1...6).map { event($0) }, to: ann, limit: 9)
    let lines = Lines()
    let service = JournalService(
      journals: WatchedJournals(store.journals, damaged: [2, 3, 6]),
      profiles: ProfileService(journals: store.journals), settings: ServerSettings(),
      clock: ServerClock(now: { 0 }, uptime: { 0 }),
      logger: Logger(label: "journal") { _ in LineCollector(lines) })
    var cursor: String?
    var texts: [String] = []
    for _ in 0..<4 {
      let page = String(buffer: try await service.page(of: ann, after: cursor, limit: 1))
      let parts = try #require(page.wholeMatch(of: /{"events":\[(.*)\],"cursor":"(.*)"}/))
      texts.append(String(parts.1))
      cursor = String(parts.2)
    }
    #expect(texts == [event(1), event(4), event(5)].map(\.text) + [""])
    #expect(cursor?.hasPrefix("6-") == true)
    #expect(lines.all.count == 3)
    #expect(
      lines.all.first?.hasPrefix("event 2 of the journal of account \(ann) is damaged") == true)
  }
}
