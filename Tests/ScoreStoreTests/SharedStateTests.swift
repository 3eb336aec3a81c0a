import GameEngine
import ScoreStore
import StoreTestSupport
import Testing

@testable import ScoreStorePostgres

@Suite("Servers on one PostgreSQL database", .enabled(if: PostgresServer.socket != nil))
struct SharedStateTests {
  private let address: PostgresAddress
  private let first: PostgresStore
  private let second: PostgresStore

  init() async throws {
    address = try await PostgresServer.newDatabase()
    (first, second) = (try await PostgresStore.open(address), try await PostgresStore.open(address))
  }

  private func run(_ sql: String) throws -> Rows { try Link(address).use { try $0.run(sql) } }

  @Test("know each other, and one of them leads until it leaves or is silent")
  func attendance() async throws {
    let now: @Sendable () -> Int64 = { 0 }
    #expect(try await first.attend(by: now).servers == 1)
    var attendances = [try await second.attend(by: now), try await first.attend(by: now)]
    #expect(attendances.map(\.servers) == [2, 2])
    #expect(attendances.count(where: \.leads) == 1)
    // The other one falls silent.
    _ = try run("UPDATE server SET seen = seen - interval '11 s'")
    let alone = try await second.attend(by: now)
    #expect(alone.servers == 1 && alone.leads)
    attendances = [try await first.attend(by: now), try await second.attend(by: now)]
    #expect(attendances.count(where: \.leads) == 1)
    await first.close()
    #expect(try await second.attend(by: now).leads)
    #expect(try run("SELECT 1 FROM server").all.count == 1)
  }

  @Test("compare their clocks with the database's")
  func clocks() async throws {
    let now = try run("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::int8")
    let time = try #require(try now.first?.int64(0))
    let difference = try await first.attend(by: { time + 86_400_000 }).clockDifference
    #expect(try #require(difference) > 86_000_000)
    #expect(try #require(await first.attend(by: { time - 5000 }).clockDifference) >= 5000)
  }

  @Test("change what they count together one after the other")
  func limits() async throws {
    let limits = [try #require(first.limits), try #require(second.limits)]
    let outcomes = await together(60) { place in
      // In different orders, so that they would wait for each other.
      let keys: [[UInt8]] = place % 3 == 0 ? [[1], [2]] : [[2], [1]]
      try await limits[place % 2].change(keys) { _, marks in
        for mark in marks.indices { marks[mark].count += 1 }
      }
    }
    #expect(outcomes.allSatisfy { $0 == nil })
    let counts = try await limits[0].change([[2], [1], [3]]) { now, marks in
      now > 1_795_000_000_000 ? marks.map(\.count) : []
    }
    #expect(counts == [60, 60, 0])
  }

  @Test("forget what they count when it is a day old")
  func forgotten() async throws {
    let limits = try #require(first.limits)
    try await limits.change([[1], [2]]) { now, marks in
      marks[0].latest = now - 86_500_000
      marks[1].latest = now
    }
    try await second.networks.forget(before: monday)
    #expect(
      try await limits.change([[1], [2]]) { _, marks in marks.map { $0.latest > 0 } } == [
        false, true,
      ])
  }

  @Test("overwrite the salts that they forget")
  func salts() async throws {
    let (old, kept) = (monday.adding(days: -1), monday)
    for date in [old, kept] {
      _ = try await first.networks.salt(of: date) { [UInt8](repeating: 7, count: 16) }
    }
    try await second.networks.forget(before: kept)
    // The row is the first in a new file: the other is not only invisible.
    let page = try run("SELECT count(*) FROM network_salt WHERE ctid = '(0,1)'")
    #expect(try page.first?.int(0) == 1)
    #expect(try await first.networks.salt(of: kept) { [] } == [UInt8](repeating: 7, count: 16))
  }

  @Test("that start together add what an older version lacks, once")
  func migrated() async throws {
    for store in [first, second] { await store.close() }
    _ = try run("DROP TABLE server")
    _ = try run("DROP TABLE limit_mark")
    _ = try run("DELETE FROM migration WHERE minor > 0")
    let stores = try await withThrowingTaskGroup(of: PostgresStore.self) { [address] group in
      for _ in 0..<4 { group.addTask { try await PostgresStore.open(address) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    for store in stores { _ = try await store.attend(by: { 0 }) }
    #expect(try run("SELECT 1 FROM migration").all.count == 2)
    // Servers of a newer minor version may run beside these.
    _ = try run("INSERT INTO migration VALUES (1, 99)")
    _ = try await PostgresStore.open(address)
  }

  @Test("end the runs of many players in few commits, and several of one player in their order")
  func ends() async throws {
    let stores = [first, second]
    let german = try #require(CourseID("de"))
    for player in 0..<30 {
      let account = try await first.player("p\(player)")
      for (place, course) in [CourseID.english, german].enumerated() {
        try await first.start(
          player * 2 + place, of: account, on: .run(ISOWeek(of: monday), of: course))
      }
    }
    let outcomes = await together(60) { place in
      _ = try await stores[place % 2].runs.addMove(
        Move(.answer("x"), atMillis: 1), number: 1, to: runID(place), dealt: nil,
        ending: end(100 + place))
    }
    #expect(outcomes.allSatisfy { $0 == nil })
    for store in stores { #expect(try await store.check() == []) }
    #expect(try run("SELECT 1 FROM feed").all.count < 30)
  }

  @Test("say that a run has ended to each of several moves that come too late")
  func late() async throws {
    try await first.start(1, of: first.player("ann"), on: .daily(monday))
    try await first.runs.end(runID(1), after: 0, end(0, .givenUp))
    let outcomes = await together(20) { [first] place in
      _ = try await first.runs.addMove(
        Move(.answer("\(place)"), atMillis: place), number: 1, to: runID(1), dealt: nil, ending: nil
      )
    }
    #expect(outcomes.allSatisfy { $0 == .runEnded })
  }
}
