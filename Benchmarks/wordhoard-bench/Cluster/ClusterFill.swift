import Foundation
import GameEngine
import HTTPConnections
import ScoreServer
import ScoreStore

/// Fills a PostgreSQL database with the same players as `ServerFill` fills a file; all boards follow from the results.
struct ClusterFill {
  let fill: ServerFill
  let postgres: PostgresServer

  /// Fills the tables, which a server has created.
  func make() async throws {
    let hash = try await PasswordHasher(cost: 10, workers: 1, queue: 0)
      .hash(ServerFill.password, from: .unknown)
    let file = URL(fileURLWithPath: postgres.folder).deletingLastPathComponent()
      .appendingPathComponent("fill.sql")
    try Data(script(hash: hash).utf8).write(to: file)
    _ = try Spawn.output(
      postgres.client(["-f", file.path], database: PostgresServer.database), within: 3600)
    try? FileManager.default.removeItem(at: file)
  }

  private func script(hash: String) -> String {
    let last = fill.players + fill.newcomers
    let sessions = fill.accountsWithSession.map { account in
      let token = (Tokens.hash(of: ServerFill.token(account)) ?? [])
        .map { ServerFill.padded(String($0, radix: 16), 2) }.joined()
      return """
        ('\\x\(token)', 'session\(account)', \(account), \(fill.now), \(fill.now), \
        \(fill.now + 86_400_000))
        """
    }
    return """
      SET synchronous_commit = off;
      ALTER TABLE entry DROP CONSTRAINT entry_pkey;
      DROP INDEX entry_in_order;
      INSERT INTO account (id, name, folded, hash, created_at, updated_at)
      SELECT i, \(name), \(name), '\(hash)', \(fill.now), \(fill.now)
      FROM generate_series(1, \(last)) AS i;
      INSERT INTO name (skeleton, account)
      SELECT replace(replace(\(name), '0', 'o'), '1', 'l'), i FROM generate_series(1, \(last)) AS i;
      SELECT setval('account_id_seq', \(last));
      INSERT INTO session (token_hash, id, account, created_at, last_used_at, expires_at) VALUES
      \(sessions.joined(separator: ",\n"));
      \(results)
      CREATE UNIQUE INDEX entry_pkey ON entry (account, kind, period);
      ALTER TABLE entry ADD PRIMARY KEY USING INDEX entry_pkey;
      CREATE INDEX entry_in_order ON entry
        (kind, period, (-score), (elapsed_millis / 1000), finished_at, account);
      SELECT setval('run_number_seq', max(number)) FROM run;
      SELECT setval('result_sequence_seq', max(sequence)) FROM result;
      VACUUM ANALYZE;
      CHECKPOINT;
      """
  }

  private var results: String {
    let week = ISOWeek(of: fill.date)
    let (daily, run) = (BoardKey.daily(fill.date), BoardKey.run(week))
    let (dailyScore, runScore) = ("100 * (i * 7919 % 156)", "100 * (i * 104729 % 301)")
    return """
      \(runs(daily, offset: 0, score: dailyScore))
      \(runs(run, offset: fill.players, score: runScore))
      \(entries(daily, score: dailyScore, run: id("i")))
      \(entries(.weekly(week), score: dailyScore, run: "NULL"))
      \(entries(run, score: runScore, run: id("i + \(fill.players)")))
      \(entries(.run(nil), score: runScore, run: id("i + \(fill.players)")))
      \(entries(.streak(), score: "1", millis: "0", run: "NULL"))
      """
  }

  private func runs(_ board: BoardKey, offset: Int, score: String) -> String {
    let isDaily = board.board == .daily
    let (kind, period) = board.columns
    return """
      INSERT INTO run (number, id, account, kind, period, started_at, closes_at)
      SELECT i + \(offset), \(id("i + \(offset)")), i, \(kind), \(period), \(fill.now - 3_600_000),
        \(fill.now - 3_600_000) FROM \(players);
      INSERT INTO result (run, account, streak_date, cause, score, correct, questions, best_streak,
        elapsed_millis, finished_at, regular_right, board_kind, board_period)
      SELECT i + \(offset), i, \(isDaily ? "\(period)" : "NULL"), 'finished', \(score), 5, 10, 5,
        \(millis), \(fill.now) - i, \(right(board)), \(kind), \(period) FROM \(players);
      """
  }

  private func entries(
    _ board: BoardKey, score: String, millis: String? = nil, run: String
  ) -> String {
    let (kind, period) = board.columns
    return """
      INSERT INTO entry
        (account, kind, period, name, score, elapsed_millis, finished_at, run, regular_right)
      SELECT i, \(kind), \(period), \(name), \(score), \(millis ?? self.millis), \(fill.now) - i, \(run),
        \(right(board)) FROM \(players);
      """
  }

  /// The right answers of a daily's regular questions.
  private func right(_ board: BoardKey) -> String {
    board.board == .daily ? "i * 7919 % 11" : "NULL"
  }

  private var players: String { "generate_series(1::bigint, \(fill.players)) AS i" }
  private let name = "'player' || lpad(i::text, 8, '0')"
  private let millis = "(20 + i * 1299709 % 480) * 1000 + i % 1000"

  private func id(_ number: String) -> String {
    "encode(convert_to(lpad((\(number))::text, 16, '0'), 'UTF8'), 'hex')::uuid"
  }

  init(_ fill: ServerFill, on postgres: PostgresServer) {
    self.fill = fill
    self.postgres = postgres
  }
}
