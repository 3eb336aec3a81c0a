import GameEngine
import ScoreStore
import StoreTestSupport
import TestSupport
import Testing

@testable import ScoreStoreSQLite

@Suite("The disk space of journals")
struct JournalRoomTests {
  @Test(
    "a full journal takes no more of the disk than its limit, whatever the length of its events",
    arguments: [10, 300, 1003, 2030, 4050, 4070, 16_000])
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
    #expect(taken <= StoredEvent.room(of: limit))
    // The file is not much larger than the texts, so that the limit does not depend on their lengths.
    if length >= 300 { #expect(taken < text * 5 / 2) }
  }

  @Test("the room of a journal is what it takes on the disk", arguments: 1...3)
  func measured(_ seed: UInt64) async throws {
    let store = try await SQLiteStore.open(path: StoreFolder.newFile())
    var players: [AccountID] = []
    for name in ["ann", "bob", "cid"] { players.append(try await store.player(name)) }
    let before = try await store.usedBytes()
    var gen = Gen(seed: seed)
    for _ in 0..<300 {
      let events =
        JournalRoomTests.events(gen.int(1...40), length: gen.int(50...5000), using: &gen)
        + (try JournalRoomTests.looks(gen.int(1...40), using: &gen))
      _ = try await store.journals.add(events, to: gen.of(players), limit: 1_000_000)
    }
    #expect(try await store.countedBytes() == store.usedBytes() - before)
    for player in players { _ = try await store.journals.delete(of: player) }
    while try await store.journals.removeDeleted() {}
    #expect(try await store.countedBytes() == 0)
    #expect(try await store.usedBytes() - before < 100_000)
  }

  private static func events(_ count: Int, length: Int, using gen: inout Gen) -> [NewEvent] {
    (0..<count).map { _ in
      NewEvent(
        event: event(.unknown(kind: "test"), using: &gen),
        text: String(repeating: "x", count: length))
    }
  }

  /// Events that are also in a list of words.
  private static func looks(_ count: Int, using gen: inout Gen) throws -> [NewEvent] {
    try (0..<count).map { _ in
      let word = gen.text(length: 3...100)
      return try NewEvent(event(.seen(ItemID("en/\(word)/noun")), using: &gen))
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

  /// The sum of what the accounts' journals are counted as.
  fileprivate func countedBytes() async throws -> Int {
    try await database.writer.exclusively {
      try ($0.integer("SELECT sum(pages) FROM journal") ?? 0) * Schema.pageSize
    }
  }
}
