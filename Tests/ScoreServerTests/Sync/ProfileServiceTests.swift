import GameEngine
import ScoreAPI
import ScoreServer
import ScoreStore
import ScoreStoreSQLite
import StoreTestSupport
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

  /// The expected profile of events.
  private static func expected(_ progress: PlayerProgress) -> AccountProfile {
    var figures = AnswerFigures()
    figures.gamesCount = progress.gamesCount
    figures.gamesWon = progress.gamesWon
    figures.totalScore = progress.totalScore
    figures.streakCount = progress.streakCount
    figures.bestRun = progress.bestRun
    return AccountProfile(
      level: progress.settings["level"] ?? "auto", figures: figures,
      favorites: progress.favorites.count, seen: progress.words.count)
  }

  /// Expects the profile and the lists to be those of a fold of all events.
  private func expectFold(
    of events: some Collection<Event>, _ service: ProfileService, _ account: AccountID,
    _ location: SourceLocation = #_sourceLocation
  ) async throws {
    let progress = ProgressFold.progress(of: Array(events))
    let profile = try await service.profile(of: account)
    #expect(profile == ProfileServiceTests.expected(progress), sourceLocation: location)
    #expect(try await service.latest(of: account) == profile, sourceLocation: location)
    let words = [
      (WordList.seen, progress.words.keys.sorted()),
      (.favorites, progress.favorites.keys.sorted()),
    ]
    for (list, items) in words {
      let page = try await service.words(in: list, of: account, after: nil, limit: 9)
      #expect(page == WordPageView(items: items, next: nil), sourceLocation: location)
    }
  }

  private func withStore(
    _ body: (SQLiteStore, AccountID, AccountID) async throws -> Void
  ) async throws {
    let store = try await SQLiteStore.open(path: ":memory:")
    try await body(store, try await store.player("ada"), try await store.player("bob"))
  }

  @Test("the profile of an empty journal is empty, also after the journal was deleted")
  func empty() async throws {
    try await withStore { store, ada, bob in
      let service = ProfileService(journals: store.journals)
      #expect(try await service.profile(of: ada) == .empty)
      var clock = JournalClock()
      let answer = clock.answer(right: true, points: 100)
      _ = try await store.journals.add([NewEvent(answer)], to: ada, limit: 9)
      #expect(try await service.profile(of: ada).figures.totalScore == 100)
      #expect(try await service.profile(of: bob) == .empty)
      try await store.journals.delete(of: ada)
      #expect(try await service.profile(of: ada) == .empty)
    }
  }

  @Test(
    "a profile is the fold of all events, whatever the order in which they arrive",
    arguments: UInt64(1)...8)
  func incremental(seed: UInt64) async throws {
    var gen = Gen(seed: seed)
    var events = ProfileServiceTests.events(&gen, count: 90)
    // In some journals all events arrive in order, in others those of a second device arrive late.
    if seed.isMultiple(of: 2) {
      for _ in 0..<20 { events.swapAt(gen.int(0...89), gen.int(0...89)) }
    }
    try await withStore { store, ada, bob in
      var service = ProfileService(journals: store.journals, slice: gen.of([1, 3, 100]))
      var sent = 0
      while sent < events.count {
        let next = min(events.count, sent + gen.int(1...12))
        let some = try events[sent..<next].map { try NewEvent($0) }
        _ = try await store.journals.add(some, to: ada, limit: 1000)
        sent = next
        if gen.percent(70) { try await expectFold(of: events[..<sent], service, ada) }
        // Nothing is lost with the service.
        if gen.percent(20) {
          service = ProfileService(journals: store.journals, slice: gen.of([1, 3, 100]))
        }
      }
      #expect(try await service.profile(of: bob) == .empty)
      try await store.journals.delete(of: ada)
      try await expectFold(of: [], service, ada)
    }
  }

  @Test("journals of thousands of events are folded for many simultaneous requests")
  func long() async throws {
    var gen = Gen(seed: 7)
    let events = ProfileServiceTests.events(&gen, count: 1700)
    try await withStore { store, ada, bob in
      let lines = try events.map { try NewEvent($0) }
      _ = try await store.journals.add(lines, to: ada, limit: 5000)
      _ = try await store.journals.add(Array(lines.prefix(700)), to: bob, limit: 5000)
      let service = ProfileService(journals: store.journals, slice: 100)
      let profiles = try await withThrowingTaskGroup(of: AccountProfile.self) { group in
        for _ in 0..<10 { group.addTask { try await service.profile(of: ada) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      let expected = ProfileServiceTests.expected(ProgressFold.progress(of: events))
      #expect(profiles == Array(repeating: expected, count: 10))
      try await expectFold(of: events.prefix(700), service, bob)
    }
  }

  @Test("a short journal does not wait for a long one, and the latest figures for neither")
  func fairness() async throws {
    try await withStore { store, ada, bob in
      var clock = JournalClock()
      let answers = try (0..<200).map { _ in try NewEvent(clock.answer(right: true, points: 1)) }
      _ = try await store.journals.add(answers, to: ada, limit: 500)
      _ = try await store.journals.add(Array(answers.prefix(5)), to: bob, limit: 500)
      let gate = Gate()
      let journals = WatchedJournals(store.journals, gate: gate)
      let service = ProfileService(journals: journals, foldsAtOnce: 1, slice: 10)
      let long = Task { try await service.profile(of: ada) }
      await gate.reached()
      #expect(try await service.latest(of: ada).figures.gamesCount == 0)
      #expect(try await service.latest(of: bob).figures.gamesCount == 0)
      let short = Task { try await service.profile(of: bob) }
      while await journals.log.summaries(of: bob) < 3 { await Task.yield() }
      await gate.open()
      #expect(try await short.value.figures.gamesCount == 5)
      #expect(try await long.value.figures.gamesCount == 200)
      let slices = await journals.log.slices
      let place = try #require(slices.firstIndex(of: bob))
      #expect(place < 10, "\(slices)")
      #expect(slices.count > 20)
    }
  }

  @Test("an account has one fold at a time, however many requests wait for it")
  func oneFold() async throws {
    try await withStore { store, ada, _ in
      var clock = JournalClock()
      let answers = try (0..<50).map { _ in try NewEvent(clock.answer(right: true, points: 1)) }
      _ = try await store.journals.add(answers, to: ada, limit: 500)
      let gate = Gate()
      let journals = WatchedJournals(store.journals, gate: gate)
      let service = ProfileService(journals: journals, foldsAtOnce: 4, slice: 100)
      let requests = (0..<8).map { _ in Task { try await service.profile(of: ada) } }
      await gate.reached()
      while await journals.log.summaries(of: ada) < 9 { await Task.yield() }
      #expect(await journals.log.slices == [ada])
      await gate.open()
      for request in requests { #expect(try await request.value.figures.gamesWon == 50) }
      // Those that came while it ran share a second one.
      #expect(await journals.log.slices.count <= 2)
    }
  }

  @Test("an undo continues from the checkpoint before its target, not from the beginning")
  func undo() async throws {
    try await withStore { store, ada, _ in
      var clock = JournalClock()
      let count = 2 * JournalCheckpoint.spacing + 10
      let events = (0..<count).map { _ in clock.answer(right: true, points: 1) }
      let lines = try events.map { try NewEvent($0) }
      _ = try await store.journals.add(lines, to: ada, limit: 2 * count)
      let journals = WatchedJournals(store.journals, gate: nil)
      let service = ProfileService(journals: journals, slice: 1024)
      #expect(try await service.profile(of: ada).figures.bestRun == count)
      let before = await journals.log.answers
      let undo = clock.event(.undo(events[count - 20].id))
      _ = try await store.journals.add([NewEvent(undo)], to: ada, limit: 2 * count)
      #expect(try await service.profile(of: ada).figures.bestRun == count - 1)
      #expect(await journals.log.answers - before <= JournalCheckpoint.spacing + 20)
    }
  }

  @Test("an event of a kind that this version does not know changes nothing")
  func unknown() async throws {
    try await withStore { store, ada, _ in
      var clock = JournalClock()
      let answer = clock.answer(right: true, points: 100)
      _ = try await store.journals.add([event(1), NewEvent(answer)], to: ada, limit: 9)
      let service = ProfileService(journals: store.journals)
      try await expectFold(of: [answer], service, ada)
      try await store.journals.delete(of: ada)
      try await expectFold(of: [], service, ada)
    }
  }
}
