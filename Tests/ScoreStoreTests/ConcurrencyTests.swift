import GameEngine
import ScoreStore
import StoreTestSupport
import Testing

@Suite("Concurrent operations of two stores on one database")
struct ConcurrencyTests {
  @Test(
    "of fifty concurrent moves with the same number, exactly one is stored",
    arguments: StoreFactory.all)
  func sameMove(_ factory: StoreFactory) async throws {
    let stores = try await factory.makeTwo()
    let store = stores[0]
    let ann = try await store.player("ann")
    try await store.start(1, of: ann, on: .daily(monday))
    let outcomes = await together(50) { place in
      _ = try await stores[place % 2].runs.addMove(
        Move(.answer("\(place)"), atMillis: place), number: 1, to: runID(1), dealt: nil, ending: nil
      )
    }
    #expect(outcomes.count { $0 == nil } == 1)
    #expect(outcomes.count { $0 == .moveExists } == 49)
    #expect(try await store.runs.find(runID(1))?.moves.count == 1)
  }

  @Test("of fifty concurrent starts, exactly one is new", arguments: StoreFactory.all)
  func sameStart(_ factory: StoreFactory) async throws {
    let stores = try await factory.makeTwo()
    let store = stores[0]
    let ann = try await store.player("ann")
    let drafts = try (0..<50).map { try RunDraft.of(ann, number: $0, on: .daily(monday)) }
    let starts = try await withThrowingTaskGroup(of: (RunID, Bool).self) { group in
      for (place, draft) in drafts.enumerated() {
        group.addTask {
          let start = try await stores[place % 2].runs.start(draft)
          return (start.run.id, start.isNew)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(starts.map(\.0)).count == 1)
    #expect(starts.count(where: \.1) == 1)
  }

  @Test("a failed operation does not affect others", arguments: StoreFactory.all)
  func oneFails(_ factory: StoreFactory) async throws {
    let stores = try await factory.makeTwo()
    let store = stores[0]
    let ann = try await store.player("ann")
    try await store.start(1, of: ann, on: .daily(monday))
    let outcomes = await together(300) { place in
      let run = runID(place % 3 == 0 ? 99 : 1)
      _ = try await stores[place % 2].runs.addMove(
        Move(.answer("\(place)"), atMillis: place), number: place, to: run, dealt: nil, ending: nil)
    }
    for (place, outcome) in outcomes.enumerated() {
      #expect(outcome == (place % 3 == 0 ? .noSuchRun : nil))
    }
    let moves = try await store.runs.find(runID(1))?.moves.map(\.atMillis)
    #expect(moves == (0..<300).filter { $0 % 3 != 0 })
  }

  @Test("the secret is created once", arguments: StoreFactory.all)
  func secret(_ factory: StoreFactory) async throws {
    let stores = try await factory.makeTwo()
    let secrets = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for number in 0..<20 {
        group.addTask {
          try await stores[number % 2].secret { [UInt8](repeating: UInt8(number), count: 32) }
        }
      }
      return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
    }
    #expect(secrets.count == 1)
    #expect(secrets.first?.count == 32)
  }

  @Test("a run ends once, with the moves by which it was judged", arguments: StoreFactory.all)
  func sameEnd(_ factory: StoreFactory) async throws {
    let stores = try await factory.makeTwo()
    let board = BoardKey.daily(monday)
    for number in 0..<20 {
      try await stores[0].start(number, of: stores[0].player("p\(number)"), on: board)
    }
    // Each run is ended by one and moved by the other, which also ends it with that move.
    let outcomes = await together(40) { place in
      let run = runID(place / 2)
      if place % 2 == 0 {
        try await stores[place / 2 % 2].runs.end(run, after: 0, end(100, .givenUp))
      } else {
        _ = try await stores[(place / 2 + 1) % 2].runs.addMove(
          Move(.answer("x"), atMillis: 1), number: 1, to: run, dealt: nil, ending: end(200))
      }
    }
    for number in 0..<20 {
      let run = try #require(try await stores[0].runs.find(runID(number)))
      #expect(run.end?.score == run.moves.count * 100 + 100)
      let isMoved = run.moves.count == 1
      #expect(outcomes[number * 2 + 1] == (isMoved ? nil : .runEnded))
    }
    for store in stores {
      try await store.refresh()
      #expect(try await store.boards.players(on: board) == 20)
      #expect(try await store.check() == [])
    }
  }

  @Test(
    "the version of a board is the same on all stores, and grows with its changes",
    arguments: StoreFactory.all)
  func versions(_ factory: StoreFactory) async throws {
    let stores = try await factory.makeTwo()
    let board = BoardKey.daily(monday)
    var last = try await stores[0].boards.version(of: board)
    for number in 0..<6 {
      let store = stores[number % 2]
      try await store.play(number, of: store.player("p\(number)"), on: board, end(100))
      for store in stores {
        try await store.refresh()
        #expect(try await store.boards.version(of: board) > last)
      }
      last = try await store.boards.version(of: board)
      #expect(try await stores[1 - number % 2].boards.version(of: board) == last)
    }
  }

  @Test("a name is given once, and not again after a deletion", arguments: StoreFactory.all)
  func sameName(_ factory: StoreFactory) async throws {
    let stores = try await factory.makeTwo()
    let names = ["ann", "Ann", "ANN", "anna", "aNn"]
    let outcomes = await together(10) { place in
      _ = try await stores[place % 2].player(names[place % 5])
    }
    #expect(outcomes.count { $0 == nil } == 2)
    #expect(outcomes.count { $0 == .nameTaken } == 8)
    let ann = try #require(try await stores[0].accounts.find(named: "ann"))
    let later = await together(20) { place in
      if place == 10 {
        try await stores[0].accounts.delete(ann.id)
      } else {
        _ = try await stores[place % 2].player("ann")
      }
    }
    #expect(later.count { $0 == nil } == 1)
    #expect(try await stores[1].accounts.find(named: "ann") == nil)
    #expect(try await !stores[1].accounts.isAvailable("ann"))
  }

  @Test("the last place of a group is taken once", arguments: StoreFactory.all)
  func lastPlace(_ factory: StoreFactory) async throws {
    let stores = try await factory.makeTwo()
    let code = GroupCode(text: "code", hash: [1])
    var players: [AccountID] = []
    for number in 0..<PlayerGroup.mostMembers + 11 {
      players.append(try await stores[0].player("p\(number)"))
    }
    let draft = GroupDraft(id: "group", name: "g", code: code, createdAt: noon)
    _ = try await stores[0].groups.create(draft, owner: players[0])
    for player in players[1..<PlayerGroup.mostMembers - 1] {
      _ = try await stores[0].groups.join(player, codeHash: [1], at: noon)
    }
    let rest = Array(players[(PlayerGroup.mostMembers - 1)...])
    let outcomes = await together(rest.count) { place in
      _ = try await stores[place % 2].groups.join(rest[place], codeHash: [1], at: noon)
    }
    #expect(outcomes.count { $0 == nil } == 1)
    #expect(outcomes.count { $0 == .groupFull } == rest.count - 1)
  }
}
