import GameEngine
import ScoreStore
import StoreTestSupport
import TestSupport
import Testing

@Suite("Boards of groups")
struct GroupBoardTests {
  /// A group with some players, the first of whom owns it.
  private func group(_ store: any ScoreStore, _ members: [AccountID]) async throws -> GroupID {
    let draft = GroupDraft(
      id: "class", name: "Class", code: GroupCode(text: "code", hash: [1]), createdAt: noon)
    _ = try await store.groups.create(draft, owner: members[0])
    for member in members {
      _ = try await store.groups.join(member, codeHash: [1], at: noon)
    }
    return draft.id
  }

  @Test("are the shared boards without the other players", arguments: StoreFactory.all)
  func sameAsShared(_ factory: StoreFactory) async throws {
    for seed in 0..<3 {
      let store = try await factory.make()
      var gen = Gen(seed: UInt64(seed))
      let history = try await History.play(on: store, using: &gen)
      var members: [AccountID] = []
      for number in 0..<12 where gen.percent(60) {
        if let account = try await store.accounts.find(named: "p\(number)") {
          members.append(account.id)
        }
      }
      let id = try await group(store, members)
      for board in history.boards {
        let found = try await store.groups.board(board, of: id, for: members[0]).entries
        let wanted = try await store.all(of: board)
          .filter { members.contains($0.position.account) }
        #expect(found.map(\.position) == wanted.map(\.position), "\(board)")
        #expect(found.map(\.run) == wanted.map(\.run))
        #expect(found.map(\.elapsedMillis) == wanted.map(\.elapsedMillis))
        for entry in found {
          let better = wanted.count {
            ($0.position.score, -$0.position.seconds)
              > (entry.position.score, -entry.position.seconds)
          }
          #expect(entry.rank == 1 + better)
        }
      }
    }
  }

  @Test("pages follow each other, and a page around a player has the player in its middle")
  func pages() async throws {
    let store = try await StoreFactory.all[0].make()
    var players: [AccountID] = []
    for number in 0..<9 {
      players.append(try await store.player("p\(number)"))
      try await store.play(number, of: players[number], on: .daily(monday), end(900 - 100 * number))
    }
    let stranger = try await store.player("stranger")
    let id = try await group(store, players + [stranger])
    let board = try await store.groups.board(.daily(monday), of: id, for: stranger)
    func names(_ page: BoardPage) -> (String, Bool) {
      #expect(page.players == 9)
      return (page.entries.map { $0.username.suffix(1) }.joined(), page.hasMore)
    }
    #expect(names(board.page(after: nil, limit: 4)) == ("0123", true))
    #expect(names(board.page(after: board.entries[3].position, limit: 5)) == ("45678", false))
    #expect(names(board.page(after: board.entries[8].position, limit: 5)) == ("", false))
    #expect(names(board.page(around: players[4], limit: 5)) == ("23456", true))
    #expect(names(board.page(around: players[4], limit: 4)) == ("2345", true))
    #expect(names(board.page(around: players[8], limit: 4)) == ("678", false))
    #expect(names(board.page(around: players[4], limit: 100)) == ("012345678", false))
    #expect(names(board.page(around: stranger, limit: 2)) == ("01", true))
    #expect(board.entry(of: stranger) == nil && board.entry(of: players[8])?.rank == 9)
    // A cursor stays valid when the player of its position has left.
    try await store.groups.remove(
      "p3", from: id, by: players[0], newCode: GroupCode(text: "", hash: [2]))
    let later = try await store.groups.board(.daily(monday), of: id, for: players[0])
    let rest = later.page(after: board.entries[3].position, limit: 2).entries
    #expect(rest.map(\.username) == ["p4", "p5"] && rest.map(\.rank) == [4, 5])
  }

  @Test("have newcomers from their first day on, the shared boards do not")
  func newcomers() async throws {
    for factory in StoreFactory.all {
      let store = try await factory.make()
      let (ann, bob) = (try await store.player("ann"), try await store.player("bob"))
      let id = try await group(store, [ann, bob])
      let week = ISOWeek(of: monday)
      // Bob's first days: two dailies, and runs of which the second is his best.
      for day in 0..<2 {
        try await store.play(
          day, of: bob, on: .daily(monday.adding(days: day)),
          end(300 + 100 * day, seconds: 10, at: noon + Int64(day), reason: "newcomer"))
      }
      for (number, score) in [300, 500, 400].enumerated() {
        try await store.play(
          10 + number, of: bob, on: .run(week), end(score, reason: "newcomer"))
      }
      func entries(_ board: BoardKey) async throws -> [RankedEntry] {
        try await store.groups.board(board, of: id, for: ann).entries
      }
      func bobs(_ board: BoardKey) async throws -> Int? {
        try await entries(board).first { $0.username == "bob" }?.position.score
      }
      for board in [BoardKey.daily(monday), .weekly(week), .run(week), .run(nil), .streak()] {
        #expect(try await store.boards.players(on: board) == 0)
      }
      #expect(try await bobs(.daily(monday)) == 300)
      #expect(try await bobs(.weekly(week)) == 700)
      #expect(try await bobs(.streak()) == 2)
      #expect(try await bobs(.run(week)) == 500)
      #expect(try await entries(.run(nil)).first?.run == runID(11))
      #expect(try await bobs(.run(ISOWeek(of: monday.adding(days: 7)))) == nil)

      // Then he is listed: his week adds up in the group, and a worse run changes nothing.
      for day in 2..<6 {
        try await store.play(
          day, of: bob, on: .daily(monday.adding(days: day)), end(100, at: noon + Int64(day)))
      }
      try await store.play(20, of: bob, on: .run(week), end(450))
      #expect(try await bobs(.weekly(week)) == 300 + 400 + 300)
      #expect(try await store.boards.entry(of: bob, on: .weekly(week))?.position.score == 400)
      #expect(try await bobs(.streak()) == 6)
      #expect(try await bobs(.run(week)) == 500)
      #expect(try await bobs(.run(nil)) == 500)
      try await store.play(21, of: bob, on: .run(week), end(600))
      #expect(try await bobs(.run(nil)) == 600)

      // What is not kept for another reason counts nowhere, nor does a run without an answer.
      try await store.play(30, of: ann, on: .daily(monday), end(900, reason: "too_fast"))
      try await store.play(
        31, of: ann, on: .daily(monday.adding(days: 1)), end(0, questions: 0, reason: "newcomer"))
      #expect(try await entries(.daily(monday)).map(\.username) == ["bob"])
      #expect(try await entries(.weekly(week)).map(\.username) == ["bob"])
      #expect(try await entries(.streak()).map(\.username) == ["bob"])
      #expect(try await store.check() == [])
    }
  }
}
