import GameEngine
import ScoreStore
import StoreTestSupport
import TestSupport
import Testing

@Suite("The deletion of long journals")
struct JournalDeletionTests {
  @Test(
    "a long journal is empty at once, and removed from the disk bit by bit",
    arguments: StoreFactory.all)
  func emptyAtOnce(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    let bob = try await store.player("bob")
    for player in [ann, bob] { try await store.fillJournal(of: player, 1200) }
    let end = try await store.journals.events(of: ann, after: nil, limit: 9).end
    #expect(try await store.journals.delete(of: ann) == 1200)
    #expect(try await store.journals.events(of: ann, after: nil, limit: 9).events.isEmpty)
    await #expect(throws: StoreError.cursorUnknown) {
      try await store.journals.events(of: ann, after: end, limit: 9)
    }
    #expect(try await store.journals.answers(of: ann, after: nil, limit: 9).answers.isEmpty)
    for list in WordList.allCases {
      #expect(try await store.journals.words(in: list, of: ann, after: nil, limit: 9).isEmpty)
    }
    var left: [Int] = []
    repeat {
      let summary = try await store.journals.summary(of: ann)
      #expect(summary.seen == 0 && summary.favorites == 0 && summary.level == nil)
      left.append(summary.eventsLeft)
    } while try await store.journals.removeDeleted()
    #expect(left.first == 1200 && left.last == 0 && left == left.sorted(by: >))
    #expect(Set(left).count > 2)
    #expect(try await store.journals.summary(of: bob).seen == 1)
    #expect(try await store.journals.events(of: bob, after: nil, limit: 9).events.count == 9)
    #expect(try await store.check() == [])
  }

  @Test(
    "events that arrive while a journal is removed stay, also those with the same IDs",
    arguments: StoreFactory.all)
  func freshJournal(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    let old = try await store.fillJournal(of: ann, 1200)
    _ = try await store.journals.delete(of: ann)
    let receipt = try await store.journals.add(Array(old[700..<900]), to: ann, limit: 1000)
    #expect(receipt.accepted == 200 && receipt.end?.sequence == 200)
    // A second deletion does not disturb the first.
    _ = try await store.journals.delete(of: ann)
    _ = try await store.journals.add(Array(old[700..<900]), to: ann, limit: 1000)
    while try await store.journals.removeDeleted() {}
    let events = try await store.journals.events(of: ann, after: nil, limit: 1000).events
    #expect(events == old[700..<900].map(\.stored))
    #expect(try await store.journals.answers(of: ann, after: nil, limit: 1000).answers.count == 200)
    #expect(try await store.journals.summary(of: ann).seen == 1)
    #expect(try await store.check() == [])
  }

  @Test("an account with a long journal is gone at once", arguments: StoreFactory.all)
  func account(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    let board = BoardKey.daily(monday)
    try await store.play(1, of: ann, on: board, end(500))
    try await store.open(session(1, of: ann))
    try await store.fillJournal(of: ann, 1200)
    let proof = PasswordProof(account: ann, passwordHash: "hash of ann", session: "session 1")
    let (outcome, left) = try await store.accounts.delete(with: proof, at: noon + 864_000_000)
    #expect(outcome == .done)
    #expect(left == 1200)
    #expect(try await store.accounts.find(ann) == nil)
    #expect(try await store.boards.players(on: board) == 0)
    let next = try await store.player("bob")
    #expect(try await store.journals.events(of: next, after: nil, limit: 9).events.isEmpty)
    while try await store.journals.removeDeleted() {}
    #expect(try await store.check() == [])
  }
}

extension ScoreStore {
  /// Adds answers to a journal.
  @discardableResult
  fileprivate func fillJournal(of account: AccountID, _ count: Int) async throws -> [NewEvent] {
    var clock = JournalClock()
    let events = try (0..<count).map { _ in try NewEvent(clock.answer(right: true, points: 1)) }
    _ = try await journals.add(events, to: account, limit: count)
    return events
  }
}
