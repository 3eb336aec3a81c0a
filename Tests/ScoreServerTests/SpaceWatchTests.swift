import GameEngine
import Logging
import ScoreServer
import ScoreStore
import ScoreStoreSQLite
import Testing

@Suite("The watch of the disk space")
struct SpaceWatchTests {
  @Test("logs once when a limit is reached, and once when there is space again")
  func once() async throws {
    let store = try await SQLiteStore.open(path: ":memory:")
    let lines = Lines()
    let limits = SpaceLimits(database: (try await store.space().database + 100_000) * 5 / 4)
    let watch = SpaceWatch(
      store: store, limits: limits, logger: Logger(label: "space") { _ in LineCollector(lines) })
    try await watch.look()
    #expect(lines.all == [])
    let ann = try await store.accounts.create(
      AccountDraft(name: "ann", passwordHash: "-", createdAt: 0)
    ).id
    func events(_ numbers: Range<UInt64>) -> [NewEvent] {
      numbers.map {
        NewEvent(
          event: Event(
            id: EventID(high: 1, low: $0), device: "desk", counter: 1, instant: 0,
            localDate: CalendarDate(dayNumber: 0), offset: 0, body: .unknown(kind: "test")),
          text: String(repeating: "x", count: 900))
      }
    }
    _ = try await store.journals.add(events(0..<120), to: ann, limit: 10_000)
    for _ in 0..<3 { try await watch.look() }
    #expect(lines.all.count == 1)
    #expect(lines.all.first?.contains("80 % of limits.disk") == true)
    #expect(lines.all.first?.contains("uploads to journals are refused") == true)
    _ = try await store.journals.add(events(120..<1000), to: ann, limit: 10_000)
    for _ in 0..<3 { try await watch.look() }
    #expect(lines.all.count == 2)
    #expect(lines.all.last?.contains("signups, new runs and new groups are refused") == true)
    _ = try await store.journals.delete(of: ann)
    while try await store.journals.removeDeleted() {}
    for _ in 0..<3 { try await watch.look() }
    #expect(
      lines.all.dropFirst(2) == [
        "uploads to journals are accepted again",
        "signups, new runs and new groups are accepted again",
      ])
  }
}
