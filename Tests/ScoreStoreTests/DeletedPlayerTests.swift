import GameEngine
import ScoreStore
import StoreTestSupport
import Testing

@Suite("Players who delete their accounts")
struct DeletedPlayerTests {
  private static let close = DailyWindow(monday).closesAt

  /// Creates a session and deletes the account with it, as its player.
  private func delete(_ account: AccountID, _ store: any ScoreStore, at instant: Int64) async throws
  {
    try await store.open(session(Int(account), of: account))
    let hash = try #require(try await store.accounts.find(account)).passwordHash
    let proof = PasswordProof(
      account: account, passwordHash: hash, session: "session \(account)")
    #expect(try await store.accounts.delete(with: proof, at: instant).outcome == .done)
  }

  @Test(
    "the entry of an open daily remains without name and run until the daily closes; then ranks close up",
    arguments: StoreFactory.all)
  func remains(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let (ann, bob) = (try await store.player("ann"), try await store.player("bob"))
    let earlier = BoardKey.daily(monday.adding(days: -3))
    for board in [BoardKey.daily(monday), earlier, .run(ISOWeek(of: monday))] {
      let number = board == earlier ? 10 : board.board == .run ? 20 : 30
      try await store.play(number, of: ann, on: board, end(900, seconds: 50))
      try await store.play(number + 1, of: bob, on: board, end(800))
    }
    let before = try await store.all(of: .daily(monday))[0]
    let version = try await store.boards.version(of: .daily(monday))
    try await delete(ann, store, at: noon)
    let found = try await store.all(of: .daily(monday), by: 1)
    #expect(found.map(\.rank) == [1, 2] && found[1].username == "bob")
    #expect(found[0].isOfDeletedAccount && found[0].username == "" && found[0].run == nil)
    #expect(found[0].position.score == 900 && found[0].elapsedMillis == 50_000)
    #expect(found[0].position.finishedAt == before.position.finishedAt)
    #expect(found[0].position.account != ann)
    #expect(try await store.boards.version(of: .daily(monday)) != version)
    #expect(try await store.runs.find(runID(30)) == nil)
    for board in [earlier, .weekly(ISOWeek(of: monday)), .run(nil), .streak()] {
      #expect(try await store.all(of: board).map(\.username) == ["bob"], "\(board)")
    }
    #expect(try await store.check() == [])
    try await store.boards.removeDeleted(closedBy: DeletedPlayerTests.close - 1)
    #expect(try await store.boards.players(on: .daily(monday)) == 2)
    try await store.boards.removeDeleted(closedBy: DeletedPlayerTests.close)
    #expect(try await store.all(of: .daily(monday)).map(\.username) == ["bob"])
    #expect(try await store.boards.entry(of: bob, on: .daily(monday))?.rank == 1)
    #expect(try await store.check() == [])
  }

  @Test(
    "several deleted players are different entries, and a page begins after one of them",
    arguments: StoreFactory.all)
  func several(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let tomorrow = BoardKey.daily(monday.adding(days: 1))
    for number in 0..<3 {
      let player = try await store.player("p\(number)")
      try await store.play(number, of: player, on: .daily(monday), end(900))
      try await store.play(10 + number, of: player, on: tomorrow, end(900))
      if number < 2 { try await delete(player, store, at: noon) }
    }
    for board in [BoardKey.daily(monday), tomorrow] {
      #expect(try await store.all(of: board, by: 1).map(\.username) == ["", "", "p2"])
      #expect(try await store.boards.players(on: board) == 3)
    }
    try await store.boards.removeDeleted(closedBy: DeletedPlayerTests.close)
    #expect(try await store.all(of: .daily(monday)).map(\.username) == ["p2"])
    #expect(try await store.all(of: tomorrow).count == 3)
    #expect(try await store.check() == [])
  }

  @Test("an operator's deletion leaves nothing", arguments: StoreFactory.all)
  func byOperator(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    try await store.play(1, of: ann, on: .daily(monday), end(900))
    try await store.accounts.delete(ann)
    #expect(try await store.boards.players(on: .daily(monday)) == 0)
  }

  // MARK: - Networks

  private func start(
    _ number: Int, of account: AccountID, from network: UInt8, _ store: any ScoreStore,
    playing: Bool = true
  ) async throws {
    let draft = try RunDraft.of(account, number: number, on: .daily(monday))
    _ = try await store.runs.start(
      RunDraft(
        id: draft.id, account: account, board: draft.board, dealt: draft.dealt, startedAt: noon,
        closesAt: DeletedPlayerTests.close, network: [network]))
    guard playing else { return }
    _ = try await store.runs.addMove(
      Move(.answer("x"), atMillis: 1), number: 1, to: draft.id, dealt: nil, ending: nil)
  }

  @Test(
    "a run follows a deletion if its account is newer and another one had played the daily in the same network",
    arguments: StoreFactory.all)
  func returning(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let (ann, classmate) = (try await store.player("ann"), try await store.player("bob"))
    try await start(1, of: ann, from: 7, store)
    try await delete(ann, store, at: noon)
    let (new, elsewhere) = (try await store.player("new"), try await store.player("far"))
    try await start(2, of: new, from: 7, store)
    try await start(3, of: classmate, from: 7, store)
    try await start(4, of: elsewhere, from: 8, store)
    #expect(try await store.runs.find(runID(2))?.followsDeletion == true)
    #expect(try await store.runs.find(runID(3))?.followsDeletion == false)
    #expect(try await store.runs.find(runID(4))?.followsDeletion == false)
  }

  @Test(
    "an account that has seen no answer, or whose daily has closed, may be deleted without effect",
    arguments: StoreFactory.all)
  func harmless(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let (ann, bob) = (try await store.player("ann"), try await store.player("bob"))
    try await start(1, of: ann, from: 7, store, playing: false)
    try await start(2, of: bob, from: 7, store)
    try await delete(ann, store, at: noon)
    try await delete(bob, store, at: DeletedPlayerTests.close)
    try await start(3, of: store.player("new"), from: 7, store)
    #expect(try await store.runs.find(runID(3))?.followsDeletion == false)
  }

  @Test(
    "shared networks list their runs in the order of their starts, and deletions",
    arguments: StoreFactory.all)
  func shared(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    for (number, network) in [7, 8, 7, 9, 9].enumerated() {
      try await start(
        number, of: store.player("p\(number)"), from: UInt8(network), store)
    }
    let leaving = try #require(try await store.accounts.find(named: "p4")).id
    try await delete(leaving, store, at: noon + 5)
    #expect(
      try await store.networks.shared(on: monday) == [
        SharedNetwork(runs: [runID(0), runID(2)], deletions: []),
        SharedNetwork(runs: [runID(3)], deletions: [noon + 5]),
      ])
    #expect(try await store.networks.shared(on: monday.adding(days: 1)).isEmpty)
  }

  @Test(
    "the salt of a date stays the same until it is forgotten with the networks of that date",
    arguments: StoreFactory.all)
  func forgetting(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let tomorrow = monday.adding(days: 1)
    #expect(try await store.networks.salt(of: monday) { [1] } == [1])
    #expect(try await store.networks.salt(of: tomorrow) { [2] } == [2])
    for number in 0..<3 {
      try await start(number, of: store.player("p\(number)"), from: 7, store)
    }
    try await delete(
      try #require(try await store.accounts.find(named: "p0")).id, store, at: noon)
    try await store.networks.forget(before: monday)
    #expect(try await store.networks.salt(of: monday) { [3] } == [1])
    #expect(try await store.networks.shared(on: monday).count == 1)
    try await store.networks.forget(before: tomorrow)
    #expect(try await store.networks.salt(of: monday) { [3] } == [3])
    #expect(try await store.networks.salt(of: tomorrow) { [3] } == [2])
    #expect(try await store.networks.shared(on: monday).isEmpty)
    try await start(9, of: store.player("new"), from: 7, store)
    #expect(try await store.runs.find(runID(9))?.followsDeletion == false)
  }
}
