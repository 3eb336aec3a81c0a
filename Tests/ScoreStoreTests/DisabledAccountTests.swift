import GameEngine
import ScoreStore
import StoreTestSupport
import Testing

@Suite("Disabled accounts in a store")
struct DisabledAccountTests {
  @Test(
    "are on no board, so that ranks close up, and are back when they are enabled",
    arguments: StoreFactory.all)
  func boards(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let (ann, bob) = (try await store.player("ann"), try await store.player("bob"))
    let week = ISOWeek(of: monday)
    for (number, account) in [ann, bob].enumerated() {
      try await store.play(number, of: account, on: .daily(monday), end(900 - 100 * number))
      try await store.play(10 + number, of: account, on: .run(week), end(900 - 100 * number))
    }
    let boards: [BoardKey] = [.daily(monday), .weekly(week), .run(week), .run(nil), .streak()]
    var before: [BoardKey: [RankedEntry]] = [:]
    for board in boards { before[board] = try await store.all(of: board) }
    try await store.accounts.setDisabled(true, of: ann)
    for board in boards {
      #expect(try await store.all(of: board).map(\.username) == ["bob"], "\(board)")
      #expect(try await store.boards.entry(of: bob, on: board)?.rank == 1)
      #expect(try await store.boards.players(on: board) == 1)
    }
    #expect(try await store.check() == [])
    try await store.accounts.setDisabled(false, of: ann)
    for board in boards { #expect(try await store.all(of: board) == before[board]) }
    #expect(try await store.check() == [])
  }

  @Test(
    "whose open run ends meanwhile enter boards with it when they are enabled",
    arguments: StoreFactory.all)
  func openRun(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let ann = try await store.player("ann")
    let tomorrow = monday.adding(days: 1)
    try await store.play(1, of: ann, on: .daily(monday), end(900))
    try await store.start(2, of: ann, on: .daily(tomorrow))
    try await store.accounts.setDisabled(true, of: ann)
    #expect(try await store.finish(runID(2), end(500)) == nil)
    #expect(try await store.boards.players(on: .daily(tomorrow)) == 0)
    try await store.runs.remove(runID(1), because: "a reason")
    #expect(try await store.boards.players(on: .streak()) == 0)
    #expect(try await store.check() == [])
    try await store.accounts.setDisabled(false, of: ann)
    let week = BoardKey.weekly(ISOWeek(of: monday))
    #expect(try await store.boards.entry(of: ann, on: week)?.position.score == 500)
    #expect(try await store.boards.entry(of: ann, on: .streak())?.position.score == 1)
    #expect(try await store.check() == [])
  }

  @Test("are not on the boards of their groups, not even as newcomers", arguments: StoreFactory.all)
  func groups(_ factory: StoreFactory) async throws {
    let store = try await factory.make()
    let draft = GroupDraft(
      id: "class", name: "Class", code: GroupCode(text: "code", hash: [1]), createdAt: noon)
    let (ann, bob) = (try await store.player("ann"), try await store.player("bob"))
    _ = try await store.groups.create(draft, owner: bob)
    _ = try await store.groups.join(ann, codeHash: [1], at: noon)
    try await store.play(1, of: ann, on: .daily(monday), end(900, reason: "newcomer"))
    try await store.play(2, of: bob, on: .daily(monday), end(800))
    let boards: [BoardKey] = [.daily(monday), .weekly(ISOWeek(of: monday)), .streak()]
    for (isDisabled, names) in [(true, ["bob"]), (false, ["ann", "bob"])] {
      try await store.accounts.setDisabled(isDisabled, of: ann)
      for board in boards {
        let entries = try await store.groups.board(board, of: draft.id, for: bob).entries
        #expect(entries.map(\.username).sorted() == names, "\(board)")
      }
    }
  }
}
