import GameEngine
import ScoreStore
import StoreTestSupport
import TestSupport
import Testing

@testable import ScoreStoreSQLite

@Suite("The disk space of journals")
struct JournalRoomTests {
  @Test(
    "a full journal takes at most twice its room of the disk, whatever the length of its events",
    arguments: [10, 300, 1003, 2030, 2060, 4050, 4070, 16_000])
  func room(_ length: Int) async throws {
    let store = try await SQLiteStore.open(path: StoreFolder.newFile())
    let ann = try await store.player("ann")
    let before = try await store.usedBytes()
    let limit = 4000
    var gen = Gen(seed: 3)
    var text = 0
    await #expect(throws: StoreError.journalFull) {
      while true {
        let events = JournalRoomTests.events(50, length: length, using: &gen)
        _ = try await store.journals.add(events, to: ann, limit: limit)
        text += 50 * length
      }
    }
    let taken = try await store.usedBytes() - before
    #expect(taken <= StoredEvent.room(of: limit) * 2)
    // The file is not much larger than the texts, so that the limit does not depend on their lengths.
    if length >= 300 { #expect(taken < text * 5 / 2) }
  }

  private static func events(_ count: Int, length: Int, using gen: inout Gen) -> [NewEvent] {
    (0..<count).map { _ in
      NewEvent(
        event: event(.unknown(kind: "test"), using: &gen),
        text: String(repeating: "x", count: length))
    }
  }

  private static func event(_ body: EventBody, using gen: inout Gen) -> Event {
    Event(
      id: EventID(high: gen.generator.next(), low: gen.generator.next()), device: "desk",
      counter: 1, instant: noon, localDate: monday, offset: 0, body: body)
  }
}

extension SQLiteStore {
  fileprivate func usedBytes() async throws -> Int {
    try await database.writer.exclusively { try $0.usedPages() * Schema.pageSize }
  }
}
