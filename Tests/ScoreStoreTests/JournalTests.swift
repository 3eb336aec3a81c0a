import GameEngine
import ScoreStore
import StoreTestSupport
import TestSupport
import Testing

@Suite("Journals in a store")
struct JournalTests {
  @Test(
    "events are returned in the order of their arrival, slice by slice",
    arguments: StoreFactory.all)
  func slices(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    let bob = try await store.player("bob")
    let sent = [5, 3, 9, 1, 7].map { event($0) }
    let receipt = try await store.journals.add(sent, to: ann, limit: 10)
    #expect(receipt.accepted == 5 && receipt.duplicates == 0)
    #expect(receipt.end == JournalPosition(sequence: 5, event: event(7).event.id))
    _ = try await store.journals.add([event(1)], to: bob, limit: 10)
    var found: [StoredEvent] = []
    var position: JournalPosition?
    repeat {
      let slice = try await store.journals.events(of: ann, after: position, limit: 2)
      found += slice.events
      if slice.end == position { break }
      position = slice.end
    } while true
    #expect(found == sent.map(\.stored))
    #expect(position == receipt.end)
    #expect(
      try await store.journals.events(of: bob, after: nil, limit: 9).events == [event(1).stored])
  }

  @Test("the first event with an ID is kept", arguments: StoreFactory.all)
  func firstStays(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    #expect(try await store.journals.add([], to: ann, limit: 9).end == nil)
    _ = try await store.journals.add([event(1), event(2)], to: ann, limit: 9)
    let other = NewEvent(event: event(1).event, text: "another")
    let receipt = try await store.journals.add([other, event(3), event(3)], to: ann, limit: 9)
    #expect(receipt.accepted == 1 && receipt.duplicates == 2)
    let all = try await store.journals.events(of: ann, after: nil, limit: 9)
    #expect(all.events == [event(1), event(2), event(3)].map(\.stored))
    #expect(all.end == receipt.end)
  }

  @Test(
    "events that would exceed a journal's limit are rejected together",
    arguments: StoreFactory.all)
  func full(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    _ = try await store.journals.add((1...4).map { event($0) }, to: ann, limit: 5)
    await #expect(throws: StoreError.journalFull) {
      try await store.journals.add([event(5), event(6)], to: ann, limit: 5)
    }
    #expect(try await store.journals.events(of: ann, after: nil, limit: 9).events.count == 4)
    #expect(try await store.journals.add([event(5), event(1)], to: ann, limit: 5).accepted == 1)
    #expect(try await store.journals.add([event(2)], to: ann, limit: 5).duplicates == 1)
  }

  @Test("a journal has the same room in every store, by its texts", arguments: StoreFactory.all)
  func room(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    func add(_ numbers: ClosedRange<Int>) async throws -> JournalReceipt {
      let text = String(repeating: "ä", count: 2000)
      let events = numbers.map { NewEvent(event: event($0).event, text: text) }
      return try await store.journals.add(events, to: ann, limit: 1000)
    }
    let most =
      StoredEvent.room(of: 1000) / StoredEvent.size(of: String(repeating: "ä", count: 2000))
    #expect(most == 122)
    #expect(try await add(1...100).accepted == 100)
    await #expect(throws: StoreError.journalFull) { try await add(101...most + 1) }
    #expect(try await add(90...most).accepted == most - 100)
    await #expect(throws: StoreError.journalFull) { try await add(most + 1...most + 1) }
    try await store.journals.delete(of: ann)
    #expect(try await add(1...most).accepted == most)
  }

  @Test("a position that is not in the journal is unknown", arguments: StoreFactory.all)
  func unknownCursor(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    let bob = try await store.player("bob")
    let end = try #require(
      try await store.journals.add([event(1), event(2)], to: ann, limit: 9).end)
    for position in [
      JournalPosition(sequence: 2, event: event(1).event.id),
      JournalPosition(sequence: 3, event: event(3).event.id),
      JournalPosition(sequence: 0, event: event(1).event.id),
      JournalPosition(sequence: -1, event: event(2).event.id),
    ] {
      await #expect(throws: StoreError.cursorUnknown) {
        try await store.journals.events(of: ann, after: position, limit: 9)
      }
    }
    await #expect(throws: StoreError.cursorUnknown) {
      try await store.journals.events(of: bob, after: end, limit: 9)
    }
    #expect(try await store.journals.events(of: ann, after: end, limit: 9).events.isEmpty)
    try await store.journals.delete(of: ann)
    await #expect(throws: StoreError.cursorUnknown) {
      try await store.journals.events(of: ann, after: end, limit: 9)
    }
    #expect(try await store.journals.events(of: ann, after: nil, limit: 9).end == nil)
    #expect(try await store.journals.add([event(2)], to: ann, limit: 9).accepted == 1)
  }

  @Test("a slice has at most so many bytes, but at least one event", arguments: StoreFactory.all)
  func bytes(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    let sent = (0..<5).map { event($0) }
    _ = try await store.journals.add(sent, to: ann, limit: 10)
    let each = sent[0].text.utf8.count
    for (bytes, count) in [(0, 1), (each, 1), (2 * each, 2), (3 * each - 1, 2), (9 * each, 5)] {
      let slice = try await store.journals.events(of: ann, after: nil, limit: 10, bytes: bytes)
      #expect(slice.events == sent.prefix(count).map(\.stored))
      #expect(slice.end?.event == sent[count - 1].event.id)
    }
  }

  @Test(
    "a checkpoint is kept until an event changes the answers in it", arguments: StoreFactory.all)
  func checkpoints(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    var clock = JournalClock()
    let early = clock.answer(right: true, points: 1)
    let undo = clock.event(.undo(early.id))
    let answers = (0..<4).map { _ in clock.answer(right: true, points: 1) }
    _ = try await store.journals.add(answers.map { try NewEvent($0) }, to: ann, limit: 99)
    #expect(try await store.journals.summary(of: ann).checkpoint == .none)
    let slice = try await store.journals.answers(of: ann, after: nil, limit: 3)
    #expect(slice.answers.count == 3)
    #expect(slice.last == FoldPosition(answers[2]))
    let checkpoint = JournalCheckpoint(figures: AnswerFigures(), last: slice.last)
    #expect(
      try await store.journals.keep(checkpoint, of: ann, after: .none, asOf: slice.end))
    var summary = try await store.journals.summary(of: ann)
    #expect(summary.checkpoint == checkpoint)
    #expect(summary.hasMore)
    // A later answer, and one that does not count.
    let later = clock.answer(right: true, points: 1)
    _ = try await store.journals.add(
      [NewEvent(undo), NewEvent(early), NewEvent(later)], to: ann, limit: 99)
    #expect(try await store.journals.summary(of: ann).checkpoint == checkpoint)
    #expect(
      try await !store.journals.keep(checkpoint, of: ann, after: .none, asOf: slice.end),
      "the journal has changed")
    let undone = clock.event(.undo(answers[1].id))
    _ = try await store.journals.add([NewEvent(undone)], to: ann, limit: 99)
    summary = try await store.journals.summary(of: ann)
    #expect(summary.checkpoint == .none)
    #expect(try await store.journals.answers(of: ann, after: nil, limit: 9).answers.count == 4)
    let end = try await store.journals.answers(of: ann, after: nil, limit: 9).end
    #expect(
      try await !store.journals.keep(checkpoint, of: ann, after: checkpoint, asOf: end),
      "its start was deleted")
  }

  @Test(
    "an account has at most one checkpoint for each span of answers", arguments: StoreFactory.all)
  func spans(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    var clock = JournalClock()
    let events = (0..<9).map { _ in clock.answer(right: true, points: 1) }
    let end = try await store.journals.add(
      events.map { try NewEvent($0) }, to: ann, limit: 99
    ).end
    var before = JournalCheckpoint.none
    for (place, count) in [10, 20, 4095, 4096, 5000, 8192].enumerated() {
      var figures = AnswerFigures()
      figures.gamesCount = count
      let next = JournalCheckpoint(figures: figures, last: FoldPosition(events[place]))
      #expect(try await store.journals.keep(next, of: ann, after: before, asOf: end))
      before = next
    }
    var counts: [Int] = []
    for place in (0..<6).reversed() {
      counts.append(try await store.journals.summary(of: ann).checkpoint.figures.gamesCount)
      _ = try await store.journals.add(
        [NewEvent(clock.event(.undo(events[place].id)))], to: ann, limit: 99)
    }
    #expect(counts == [8192, 5000, 4095, 4095, 0, 0])
  }
}
