import GameEngine
import ScoreStore
import ScoreStorePostgres

/// Stores moves in PostgreSQL without a server, as many at once as make full commits, to measure PostgreSQL alone.
struct StoreMoves {
  let postgres: PostgresServer

  /// The number of moves that wait at once. Half of them are in a commit while the others come together.
  private static let waiting = 128
  /// The number of runs, each of another account.
  static let runs = 2048
  private static let movesOfRun = 20

  /// The processor time of PostgreSQL for all moves, and the mean number of moves in a commit.
  struct Outcome {
    var result = LoadResult()
    var batch = 0.0
  }

  /// - Parameter account: the first of the accounts, which have no open run. Their runs are deleted afterwards.
  func run(from account: Int) async throws -> Outcome {
    let database = PostgresServer.database
    let ids = try postgres.sql(
      """
      WITH new AS (
        INSERT INTO run (id, account, kind, period, started_at, closes_at)
        SELECT gen_random_uuid(), \(account) + i, \(BoardKey.run(nil).kind), 1, 0, 1
        FROM generate_series(0, \(StoreMoves.runs - 1)) AS i RETURNING *)
      INSERT INTO open_run (id, number, account, kind, period, closes_at)
      SELECT id, number, account, kind, period, closes_at FROM new RETURNING id
      """, in: database
    ).compactMap { RunID($0) }
    guard ids.count == StoreMoves.runs else { throw BenchError(message: "runs without an ID") }
    let store = try await PostgresStore.open(try PostgresAddress(postgres.url), creates: false)
    var outcome = Outcome()
    let commits = try committed()
    let (processor, start) = (postgres.processorSeconds(), nanoseconds())
    try await withThrowingTaskGroup(of: Void.self) { group in
      for place in 0..<StoreMoves.waiting {
        group.addTask {
          for id in stride(from: place, to: ids.count, by: StoreMoves.waiting).map({ ids[$0] }) {
            for number in 1...StoreMoves.movesOfRun {
              let move = Move(PlayerInput(line: "2"), atMillis: 1000 * number)
              _ = try await store.runs.addMove(
                move, number: number, to: id, dealt: nil, ending: nil)
            }
          }
        }
      }
      try await group.waitForAll()
    }
    outcome.result.seconds = Double(nanoseconds() - start) / 1e9
    outcome.result.processorSeconds = postgres.processorSeconds() - processor
    let count = ids.count * StoreMoves.movesOfRun
    outcome.result.latencies = Array(repeating: 0, count: count)
    await store.close()
    outcome.batch = Double(count) / Double(max(1, try committed() - commits))
    try postgres.sql(
      """
      DELETE FROM open_run WHERE period = 1;
      DELETE FROM move WHERE run IN (SELECT number FROM run WHERE period = 1);
      DELETE FROM run WHERE period = 1
      """, in: database)
    return outcome
  }

  /// The number of transactions that wrote.
  private func committed() throws -> Int {
    // `pg_current_xact_id` itself is one of them.
    let number = try postgres.sql("SELECT pg_current_xact_id()::text", in: PostgresServer.database)
    return number.first.flatMap { Int($0) } ?? 0
  }
}
