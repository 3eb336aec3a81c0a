import Foundation
import GameEngine
import ScoreServer
import ScoreStore
import ScoreStoreSQLite
import TestSupport
import Testing

@Suite("Profiles from journals")
struct ProfileServiceTests {
  /// Random events of a player: answers, look-ups, favorites, settings, undos and disputes.
  private static func events(_ gen: inout Gen, count: Int) -> [Event] {
    var clock = JournalClock()
    var events: [Event] = []
    for _ in 0..<count {
      let word = "en/\(gen.of(["dawn", "dusk", "fog", "noon"]))/noun"
      let event: Event =
        switch gen.int(0...9) {
        case 0: clock.event(.seen(ItemID(word)))
        case 1: clock.event(.favorite(FavoriteEntry(item: ItemID(word), kept: gen.percent(70))))
        case 2: clock.event(.setting(SettingEntry(key: "level", value: gen.of(["1", "4", nil]))))
        case 3 where !events.isEmpty: clock.event(.undo(gen.of(events).id))
        case 4 where !events.isEmpty: clock.event(.dispute(gen.of(events).id))
        default: clock.answer(word, right: gen.percent(70), points: 100)
        }
      events.append(event)
    }
    return events
  }

  private static func stored(_ event: Event) throws -> StoredEvent {
    let encoder = JSONEncoder()
    let body = try JSONDecoder().decode(
      JSONValue.self, from: encoder.encode(Encoded(body: event.body)))
    let line = EventLine(event: event, body: body)
    return StoredEvent(
      id: event.id, text: String(decoding: try encoder.encode(line), as: UTF8.self))
  }

  private struct Encoded: Encodable {
    let body: EventBody
    func encode(to encoder: any Encoder) throws { try body.encode(to: encoder) }
  }

  /// The expected profile of events.
  private static func expected(_ events: [Event]) -> AccountProfile {
    let progress = ProgressFold.progress(of: events)
    return AccountProfile(
      level: progress.settings["level"] ?? "auto", gamesCount: progress.gamesCount,
      gamesWon: progress.gamesWon, streakCount: progress.streakCount,
      highScore: progress.highScore, totalScore: progress.totalScore,
      favorites: progress.favorites.keys.sorted(), seen: progress.words.keys.sorted())
  }

  private func withStore(
    _ body: (SQLiteStore, AccountID, AccountID) async throws -> Void
  ) async throws {
    let store = try await SQLiteStore.open(path: ":memory:")
    var accounts: [AccountID] = []
    for name in ["ada", "bob"] {
      let draft = AccountDraft(name: name, passwordHash: "-", createdAt: 0)
      accounts.append(try await store.accounts.create(draft).id)
    }
    try await body(store, accounts[0], accounts[1])
  }

  @Test("the profile of an empty journal is empty, also after the journal was deleted")
  func empty() async throws {
    try await withStore { store, ada, bob in
      let service = ProfileService(journals: store.journals)
      #expect(try await service.profile(of: ada) == .empty)
      var clock = JournalClock()
      let answer = clock.answer(right: true, points: 100)
      _ = try await store.journals.add([ProfileServiceTests.stored(answer)], to: ada, limit: 9)
      #expect(try await service.profile(of: ada).totalScore == 100)
      #expect(try await service.profile(of: bob) == .empty)
      try await store.journals.delete(of: ada)
      #expect(try await service.profile(of: ada) == .empty)
    }
  }

  @Test(
    "a profile is the fold of all events, whatever the order in which they arrive",
    arguments: UInt64(1)...6)
  func incremental(seed: UInt64) async throws {
    var gen = Gen(seed: seed)
    var events = ProfileServiceTests.events(&gen, count: 60)
    // In some journals all events arrive in order, in others those of a second device arrive late.
    if seed.isMultiple(of: 2) {
      for _ in 0..<20 { events.swapAt(gen.int(0...59), gen.int(0...59)) }
    }
    try await withStore { store, ada, bob in
      let service = ProfileService(journals: store.journals)
      var sent = 0
      while sent < events.count {
        let next = min(events.count, sent + gen.int(1...12))
        let some = try events[sent..<next].map(ProfileServiceTests.stored)
        _ = try await store.journals.add(some, to: ada, limit: 1000)
        sent = next
        if gen.percent(70) {
          let profile = try await service.profile(of: ada)
          #expect(profile == ProfileServiceTests.expected(Array(events[..<sent])))
          #expect(try await service.profile(of: ada) == profile)
        }
      }
      #expect(try await service.profile(of: bob) == .empty)
    }
  }

  @Test("journals of thousands of events are folded for many simultaneous requests")
  func long() async throws {
    var gen = Gen(seed: 7)
    let events = ProfileServiceTests.events(&gen, count: 1700)
    try await withStore { store, ada, bob in
      let lines = try events.map(ProfileServiceTests.stored)
      _ = try await store.journals.add(lines, to: ada, limit: 5000)
      _ = try await store.journals.add(Array(lines.prefix(700)), to: bob, limit: 5000)
      let service = ProfileService(journals: store.journals)
      let profiles = try await withThrowingTaskGroup(of: AccountProfile.self) { group in
        for _ in 0..<10 { group.addTask { try await service.profile(of: ada) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      let expected = ProfileServiceTests.expected(events)
      #expect(profiles == Array(repeating: expected, count: 10))
      #expect(
        try await service.profile(of: bob)
          == ProfileServiceTests.expected(Array(events.prefix(700))))
    }
  }

  @Test("an event that this version cannot read is skipped")
  func unreadable() async throws {
    try await withStore { store, ada, _ in
      var clock = JournalClock()
      let answer = clock.answer(right: true, points: 100)
      _ = try await store.journals.add(
        [
          StoredEvent(id: eventID(1), text: #"{"of":"a later version"}"#),
          ProfileServiceTests.stored(answer),
        ], to: ada, limit: 9)
      #expect(try await ProfileService(journals: store.journals).profile(of: ada).gamesWon == 1)
    }
  }
}
