import GameEngine
import ScoreStore
import StoreTestSupport
import Testing

@testable import ScoreStorePostgres

@Suite("The plans of PostgreSQL", .enabled(if: PostgresServer.socket != nil))
struct PostgresPlanTests {
  @Test(
    "find the runs of moves and ends by their keys, also when the statistics know of none that is open"
  )
  func openRuns() async throws {
    let address = try await PostgresServer.newDatabase()
    let store = try await PostgresStore.open(address)
    let account = try await store.player("ann")
    func runs(_ first: Int, isOpen: Bool) -> String {
      """
      WITH new AS (
        INSERT INTO run (id, account, kind, period, started_at, closes_at)
        SELECT lpad(to_hex(i), 32, '0')::uuid, \(account), 1, i, 0, 0
        FROM generate_series(\(first), \(first + 1999)) AS i RETURNING *)
      INSERT INTO open_run (id, number, account, kind, period, closes_at)
      SELECT id, number, account, kind, period, closes_at FROM new WHERE \(isOpen)
      """
    }
    try Link(address).use(isLong: true) { connection in
      _ = try connection.run([PostgresStatement(runs(10_000, isOpen: false))])
      // At night, every run is closed.
      _ = try connection.run([PostgresStatement("VACUUM ANALYZE run, open_run, move")])
      _ = try connection.run([PostgresStatement(runs(20_000, isOpen: true))])
    }
    let ids = (20_000..<20_100).map { RunID(high: 0, low: UInt64($0)) }
    for number in 1...3 {
      let outcomes = await together(ids.count) { place in
        _ = try await store.runs.addMove(
          Move(.answer("x"), atMillis: number), number: number, to: ids[place], dealt: nil,
          ending: nil)
      }
      #expect(outcomes.allSatisfy { $0 == nil })
    }
    let outcomes = await together(ids.count) { place in
      try await store.runs.end(ids[place], after: 3, end(100))
    }
    #expect(outcomes.allSatisfy { $0 == nil })
    // A start looks for an open run, too.
    try await store.start(1, of: account, on: .run(ISOWeek(of: monday)))
    #expect(try await store.runs.open(closingBy: 1, limit: 1).isEmpty)
    // Counts are complete when their connections have ended.
    await store.close()
    try await Task.sleep(for: .milliseconds(500))
    let read = try Link(address).use { connection in
      try connection.run(
        """
        SELECT (SELECT idx_tup_read FROM pg_stat_user_indexes WHERE indexrelname = 'open_run_by_closing'),
          (SELECT seq_tup_read FROM pg_stat_user_tables WHERE relname = 'move')
        """
      ).first.map { (try $0.int(0), try $0.int(1)) }
    }
    #expect(read?.0 == 0)
    #expect(read?.1 == 0)
  }

  @Test("find the attempts of the shown players only, also when a week is new")
  func attempts() async throws {
    let address = try await PostgresServer.newDatabase()
    let store = try await PostgresStore.open(address)
    let board = BoardKey.run(ISOWeek(of: monday))
    let (kind, period) = board.columns
    func rows(_ period: Int64) -> [PostgresStatement] {
      [
        PostgresStatement(
          """
          INSERT INTO entry (account, kind, period, name, score, elapsed_millis, finished_at)
          SELECT i, \(kind), \(period), 'p' || i, i, 0, 0 FROM generate_series(1, 2000) AS i
          """),
        PostgresStatement(
          """
          INSERT INTO attempts (account, kind, period, runs, given_up)
          SELECT i, \(kind), \(period), 1, 0 FROM generate_series(1, 2000) AS i
          """),
      ]
    }
    try Link(address).use(isLong: true) { connection in
      let accounts = PostgresStatement(
        """
        INSERT INTO account (id, name, folded, hash, created_at, updated_at)
        SELECT i, 'p' || i, 'p' || i, '', 0, 0 FROM generate_series(1, 2000) AS i
        """)
      _ = try connection.run([accounts] + rows(period - 7))
      _ = try connection.run([PostgresStatement("VACUUM ANALYZE entry, attempts")])
      _ = try connection.run(rows(period))
    }
    let before = try read(address)
    #expect(try await store.boards.page(board, after: nil, limit: 20).entries.count == 20)
    #expect(try await store.boards.page(board, around: 1000, limit: 20).entries.count == 20)
    await store.close()
    try await Task.sleep(for: .milliseconds(500))
    #expect(try read(address) - before < 100)
  }

  /// The number of attempts that were read.
  private func read(_ address: PostgresAddress) throws -> Int {
    try Link(address).use { connection in
      try connection.run(
        """
        SELECT idx_tup_read + seq_tup_read
        FROM pg_stat_user_indexes JOIN pg_stat_user_tables USING (relid)
        WHERE indexrelname = 'attempts_pkey'
        """
      ).first?.int(0) ?? 0
    }
  }
}
