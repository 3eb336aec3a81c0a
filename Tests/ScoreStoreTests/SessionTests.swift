import ScoreStore
import StoreTestSupport
import Testing

@Suite("Sessions in a store")
struct SessionTests {
  @Test("a session is found by the hash of its token", arguments: StoreFactory.all)
  func find(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    let kept = session(1, of: ann)
    try await store.open(kept)
    let found = try #require(try await store.sessions.find(tokenHash: kept.tokenHash))
    #expect(found.session == kept)
    #expect(found.username == "ann")
    #expect(try await store.sessions.find(tokenHash: session(2, of: ann).tokenHash) == nil)
    #expect(try await store.sessions.find(tokenHash: []) == nil)
  }

  @Test(
    "a session is added only with the account's current hash, and not to a disabled account",
    arguments: StoreFactory.all)
  func proven(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    #expect(try await !store.sessions.add(session(1, of: ann), provenBy: "an old hash"))
    #expect(try await store.sessions.add(session(1, of: ann), provenBy: "hash of ann"))
    try await store.accounts.setDisabled(true, of: ann, at: noon)
    #expect(try await !store.sessions.add(session(2, of: ann), provenBy: "hash of ann"))
    #expect(try await store.sessions.list(of: ann).isEmpty)
  }

  @Test("a player's sessions are listed, the newest first", arguments: StoreFactory.all)
  func list(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    for number in [2, 1, 3] { try await store.open(session(number, of: ann)) }
    #expect(
      try await store.sessions.list(of: ann).map(\.id) == ["session 3", "session 2", "session 1"])
  }

  @Test("a session is ended only by its own player", arguments: StoreFactory.all)
  func endOne(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    let bob = try await store.player("bob")
    try await store.open(session(1, of: ann))
    try await store.open(session(2, of: ann))
    #expect(try await !store.sessions.end("session 1", of: bob))
    #expect(try await store.sessions.end("session 1", of: ann))
    #expect(try await !store.sessions.end("session 1", of: ann))
    #expect(try await store.sessions.list(of: ann).map(\.id) == ["session 2"])
    try await store.sessions.endAll(of: ann)
    #expect(try await store.sessions.list(of: ann).isEmpty)
  }

  @Test("the time of the last use never goes back", arguments: StoreFactory.all)
  func touch(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    try await store.open(session(1, of: ann))
    try await store.open(session(2, of: ann))
    try await store.sessions.recordUses(["session 1": noon + 50, "gone": noon + 50])
    try await store.sessions.recordUses(["session 1": noon + 40])
    #expect(try await store.sessions.list(of: ann).map(\.lastUsedAt) == [noon, noon + 50])
  }

  @Test("expired and unused sessions are removed", arguments: StoreFactory.all)
  func remove(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    for number in 1...4 { try await store.open(session(number, of: ann)) }
    try await store.sessions.recordUses(["session 3": noon + 500, "session 4": noon + 500])
    try await store.sessions.remove(expiredAt: noon + 1000, unusedSince: noon)
    #expect(try await store.sessions.list(of: ann).count == 4)
    try await store.sessions.remove(expiredAt: noon + 1004, unusedSince: noon + 1)
    #expect(try await store.sessions.list(of: ann).map(\.id) == ["session 4"])
  }
}
