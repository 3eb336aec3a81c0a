import GameEngine
import ScoreStore
import StoreTestSupport
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
    #expect(receipt.end == JournalPosition(sequence: 5, event: event(7).id))
    _ = try await store.journals.add([event(1)], to: bob, limit: 10)
    var found: [StoredEvent] = []
    var position: JournalPosition?
    repeat {
      let slice = try await store.journals.events(of: ann, after: position, limit: 2)
      found += slice.events
      if slice.end == position { break }
      position = slice.end
    } while true
    #expect(found == sent)
    #expect(position == receipt.end)
    #expect(try await store.journals.events(of: bob, after: nil, limit: 9).events == [event(1)])
  }

  @Test("the first event with an ID is kept", arguments: StoreFactory.all)
  func firstStays(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    #expect(try await store.journals.add([], to: ann, limit: 9).end == nil)
    _ = try await store.journals.add([event(1), event(2)], to: ann, limit: 9)
    let other = StoredEvent(id: event(1).id, text: "another")
    let receipt = try await store.journals.add([other, event(3), event(3)], to: ann, limit: 9)
    #expect(receipt.accepted == 1 && receipt.duplicates == 2)
    let all = try await store.journals.events(of: ann, after: nil, limit: 9)
    #expect(all.events == [event(1), event(2), event(3)])
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

  @Test("a position that is not in the journal is unknown", arguments: StoreFactory.all)
  func unknownCursor(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    let bob = try await store.player("bob")
    let end = try #require(
      try await store.journals.add([event(1), event(2)], to: ann, limit: 9).end)
    for position in [
      JournalPosition(sequence: 2, event: event(1).id),
      JournalPosition(sequence: 3, event: event(3).id),
      JournalPosition(sequence: 0, event: event(1).id),
      JournalPosition(sequence: -1, event: event(2).id),
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
}
