import GameEngine
import ScoreStore
import StoreTestSupport
import Testing

@testable import ScoreStorePostgres

@Suite("A PostgreSQL store", .enabled(if: PostgresServer.socket != nil))
struct PostgresTests {
  @Test("shows its address without the password, also in errors")
  func address() throws {
    let address = try PostgresAddress(
      "postgres://ann:secret@db1:5433,db2/words?sslmode=require&passfile=/x")
    #expect(address.description == "postgres://ann@db1:5433,db2/words")
    #expect(throws: PostgresError.addressMalformed(nil)) {
      try PostgresAddress("postgres://ann:secret@[db1/words")
    }
    #expect(throws: PostgresError.addressMalformed("sslmod")) {
      try PostgresAddress("postgres://ann:secret@db1/words?sslmod=require")
    }
  }

  @Test("is not opened where it cannot work, and says why")
  func refused() async throws {
    await #expect {
      try await PostgresStore.open(PostgresServer.address("nowhere"))
    } throws: { error in
      guard case .unreachable(let reason)? = error as? PostgresError else { return false }
      return reason.contains("database \"nowhere\" does not exist")
    }
    let foreign = try await PostgresServer.newDatabase(from: "template0")
    try Link(foreign).use { _ = try $0.run("CREATE TABLE t (a int)") }
    await #expect(throws: PostgresError.foreign) { try await PostgresStore.open(foreign) }
    let newer = try await PostgresServer.newDatabase()
    try Link(newer).use { _ = try $0.run("INSERT INTO migration VALUES (99, 0)") }
    await #expect(throws: PostgresError.newer) { try await PostgresStore.open(newer) }
    let hasty = try await PostgresServer.newDatabase()
    try Link(hasty).use {
      _ = try $0.run(
        "ALTER ROLE postgres IN DATABASE \(hasty.database) SET synchronous_commit = off")
    }
    await #expect(throws: PostgresError.notSynchronous) { try await PostgresStore.open(hasty) }
  }

  @Test("is created by one of several servers that start together")
  func created() async throws {
    let address = try await PostgresServer.newDatabase(from: "template0")
    let stores = try await withThrowingTaskGroup(of: PostgresStore.self) { group in
      for _ in 0..<4 { group.addTask { try await PostgresStore.open(address) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    _ = try await stores[0].player("ann")
    #expect(try await stores[3].accounts.find(named: "ann") != nil)
  }

  @Test("loses and doubles nothing while the server ends its connections again and again")
  func connectionsLost() async throws {
    let address = try await PostgresServer.newDatabase()
    let store = try await PostgresStore.open(address)
    for number in 0..<4 {
      try await store.start(number, of: store.player("p\(number)"), on: .daily(monday))
    }
    let killer = Task {
      let link = Link(try PostgresServer.address("postgres"))
      while !Task.isCancelled {
        try link.use {
          _ = try $0.run(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1",
            .text(address.database))
        }
        try await Task.sleep(for: .milliseconds(15))
      }
    }
    let outcomes = await together(8) { place in
      for number in 1...25 {
        while true {
          do {
            if place < 4 {
              _ = try await store.runs.addMove(
                Move(.answer("x"), atMillis: number), number: number, to: runID(place), dealt: nil,
                ending: nil)
            } else {
              _ = try await store.player("q\(place)n\(number)")
            }
            break
          } catch StoreError.busy {
            continue
          } catch StoreError.moveExists, StoreError.nameTaken {
            // An attempt before was told as busy, and may have been stored all the same.
            break
          }
        }
      }
    }
    killer.cancel()
    _ = await killer.result
    #expect(outcomes.allSatisfy { $0 == nil })
    for place in 0..<4 {
      #expect(try await store.runs.find(runID(place))?.moves.map(\.atMillis) == Array(1...25))
    }
    #expect(try await store.accounts.list(after: nil, limit: 1000).count == 104)
    #expect(try await store.check() == [])
  }

  @Test("refuses an end while another server holds the lock of the boards, and goes on after it")
  func lockHeld() async throws {
    let address = try await PostgresServer.newDatabase()
    let store = try await PostgresStore.open(address)
    try await store.start(1, of: store.player("ann"), on: .daily(monday))
    try await store.start(2, of: store.player("bob"), on: .daily(monday))
    let link = Link(address)
    try link.use {
      _ = try $0.run([
        PostgresStatement("BEGIN"),
        PostgresStatement("SELECT pg_advisory_xact_lock($1)", .int(Feed.lock)),
      ])
    }
    await #expect(throws: StoreError.busy) {
      try await store.runs.end(runID(1), after: 0, end(100))
    }
    _ = try await store.runs.addMove(
      Move(.answer("x"), atMillis: 1), number: 1, to: runID(2), dealt: nil, ending: nil)
    try link.use { _ = try $0.run("COMMIT") }
    #expect(try await store.finish(runID(1), end(100)) == Standing(rank: 1, players: 1))
    #expect(try await store.check() == [])
  }

  @Test("counts its boards again when the feed is not the one that it followed")
  func feedReplaced() async throws {
    let address = try await PostgresServer.newDatabase()
    let store = try await PostgresStore.open(address)
    let board = BoardKey.daily(monday)
    try await store.play(1, of: store.player("ann"), on: board, end(300))
    #expect(try await store.boards.players(on: board) == 1)
    // As after a failover that has lost the commits of others.
    try Link(address).use {
      _ = try $0.run("UPDATE feed SET stamp = stamp / 2 + 1")
      _ = try $0.run("UPDATE entry SET account = -1 WHERE kind = 1")
      _ = try $0.run("DELETE FROM entry WHERE account < 0")
    }
    #expect(try await store.boards.players(on: board) == 0)
  }

  @Test("forgets the feed of earlier days, and a server that was away counts again")
  func feedTrimmed() async throws {
    let address = try await PostgresServer.newDatabase()
    let (store, away) = (
      try await PostgresStore.open(address), try await PostgresStore.open(address)
    )
    let board = BoardKey.daily(monday)
    try await store.play(1, of: store.player("ann"), on: board, end(300))
    #expect(try await away.boards.players(on: board) == 1)
    for number in 2...4 {
      try await store.play(number, of: store.player("p\(number)"), on: board, end(100))
    }
    let link = Link(address)
    try link.use { _ = try $0.run("UPDATE feed SET at = now() - interval '2 days'") }
    try await store.boards.removeDeleted(closedBy: noon)
    #expect(try link.use { try $0.run("SELECT sequence FROM feed").all.count } == 1)
    #expect(try await store.boards.players(on: board) == 4)
    #expect(try await away.boards.players(on: board) == 4)
    #expect(try await away.check() == [])
  }

  @Test("is not reached while it refuses connections, and is again after that")
  func refusing() async throws {
    let address = try await PostgresServer.newDatabase()
    let store = try await PostgresStore.open(address)
    _ = try await store.attend(by: { 0 })
    try Link(PostgresServer.address("postgres")).use {
      _ = try $0.run("ALTER DATABASE \(address.database) WITH ALLOW_CONNECTIONS false")
      _ = try $0.run(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1",
        .text(address.database))
    }
    await #expect(throws: StoreError.self) { _ = try await store.attend(by: { 0 }) }
    try Link(PostgresServer.address("postgres")).use {
      _ = try $0.run("ALTER DATABASE \(address.database) WITH ALLOW_CONNECTIONS true")
    }
    _ = try await store.attend(by: { 0 })
  }

  @Test("keeps U+0000 in the texts of journals")
  func zeros() async throws {
    let store = try await PostgresStore.open(PostgresServer.newDatabase())
    let ann = try await store.player("ann")
    func event(_ number: Int, _ body: EventBody) throws -> NewEvent {
      try NewEvent(
        Event(
          id: EventID(high: 5, low: UInt64(number)), device: "de\0sk", counter: number,
          instant: noon, localDate: monday, offset: 0, body: body))
    }
    let item = ItemID("en/a\0b/noun")
    let events = [
      try event(1, .seen(item)), try event(2, .setting(SettingEntry(key: "level", value: "a\0b"))),
    ]
    #expect(try await store.journals.add(events, to: ann, limit: 10).accepted == 2)
    #expect(try await store.journals.words(in: .seen, of: ann, after: nil, limit: 9) == [item])
    #expect(try await store.journals.summary(of: ann).level == "a\0b")
    #expect(
      try await store.journals.events(of: ann, after: nil, limit: 9).events == events.map(\.stored))
  }

  @Test("finds moves, rounds and boards that were altered")
  func altered() async throws {
    let address = try await PostgresServer.newDatabase()
    let store = try await PostgresStore.open(address)
    let board = BoardKey.daily(monday)
    try await store.start(1, of: store.player("ann"), on: board)
    _ = try await store.runs.addMove(
      Move(.answer("x"), atMillis: 1), number: 1, to: runID(1), dealt: nil, ending: end(100))
    #expect(try await store.check() == [])
    for (change, back, fault) in [
      (
        "UPDATE move SET input = 'y'", "UPDATE move SET input = 'x'",
        StoreFault.altered(.move(1, run: runID(1)))
      ),
      (
        "UPDATE daily SET keys = keys || ' '", "UPDATE daily SET keys = rtrim(keys)",
        .altered(.daily(board))
      ),
      (
        "UPDATE result SET streak_date = streak_date + 1",
        "UPDATE result SET streak_date = streak_date - 1", .streakDate(account: 1)
      ),
      (
        "UPDATE entry SET finished_at = finished_at + 1 WHERE kind = 1",
        "UPDATE entry SET finished_at = finished_at - 1 WHERE kind = 1", .entry(board, account: 1)
      ),
    ] {
      try Link(address).use { _ = try $0.run(change) }
      #expect(try await store.check() == [fault])
      try Link(address).use { _ = try $0.run(back) }
    }
    #expect(try await store.check() == [])
  }
}
