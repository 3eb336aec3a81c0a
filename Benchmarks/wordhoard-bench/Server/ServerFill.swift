import Foundation
import GRDB
import GameEngine
import HTTPConnections
import ScoreServer
import ScoreStore
import ScoreStoreSQLite

/// Fills the database of a server with players who are on every board, and with newcomers who are
/// on none yet. Uses SQL, because playing a million rounds would take hours.
struct ServerFill {
  /// The password of all accounts.
  static let password = "a password of the bench"

  /// The number of players on the boards; their accounts are 1, 2, and so on.
  let players: Int
  /// The number of other accounts, which are numbered after the players.
  let newcomers: Int
  /// The date whose daily and week are filled.
  let date: CalendarDate
  /// The current time, in milliseconds since 1970.
  let now: Int64
  /// Whether all boards follow from the results, so that `check` finds no fault. If not, the scores of weeks and streaks are
  /// spread like the others.
  var isSound = false
  /// The moves of each player's daily, which are not those of the result.
  var moves = 0

  /// The number of players on the boards who have a session.
  private static let members = 4096

  /// The players on the boards who have a session, distributed over the boards.
  var members: [VirtualPlayer] {
    memberAccounts.map(player)
  }

  /// The accounts that have a session: some players, and all newcomers.
  var accountsWithSession: [Int] { memberAccounts + Array(players + 1..<players + newcomers + 1) }

  private var memberAccounts: [Int] {
    Array(stride(from: 1, through: players, by: max(1, players / ServerFill.members)))
  }

  /// Some players who are on no board.
  func newcomers(_ places: Range<Int>) -> [VirtualPlayer] {
    places.map { player(players + 1 + $0) }
  }

  /// The name of an account.
  static func name(_ account: Int) -> String { "player\(padded(account, 8))" }

  /// Creates and fills the database file.
  func make(_ path: String) async throws {
    _ = try await SQLiteStore.open(path: path)
    let hash = try await PasswordHasher(cost: 17, workers: 1, queue: 0)
      .hash(ServerFill.password, from: .unknown)
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    configuration.prepareDatabase(RowChecksum.install)
    let database = try DatabaseQueue(path: path, configuration: configuration)
    try await database.writeWithoutTransaction { db in
      try db.execute(
        sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000")
      let indexes = try Row.fetchAll(
        db, sql: "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql NOT NULL")
      for index in indexes { try db.execute(sql: "DROP INDEX \(index["name"] as String)") }
      try db.execute(
        sql: """
          INSERT INTO account (id, name, folded, skeleton, hash, createdAt, updatedAt)
          \(counting(to: players + newcomers)),
          named AS (SELECT i, printf('player%08d', i) AS name FROM n)
          SELECT i, name, name, replace(replace(name, '0', 'o'), '1', 'l'), ?1, ?2, ?2 FROM named
          """, arguments: [hash, now])
      try addSessions(db)
      try addResults(db)
      try RowChecksum.computeAll(db)
      for index in indexes { try db.execute(sql: index["sql"] as String) }
      try db.execute(sql: "PRAGMA journal_mode = WAL")
    }
    try database.close()
  }

  private func addSessions(_ db: Database) throws {
    let statement = try db.makeStatement(
      sql: """
        INSERT INTO session (tokenHash, id, account, createdAt, lastUsedAt, expiresAt)
        VALUES (?1, ?2, ?3, ?4, ?4, ?5)
        """)
    for account in accountsWithSession {
      let hash = Tokens.hash(of: ServerFill.token(account)) ?? []
      try statement.execute(
        arguments: [Data(hash), "session\(account)", account, now, now + 86_400_000])
    }
  }

  /// A daily and a run of every player, with their entries on all boards. Scores and times are
  /// distributed over the possible values by multiplication with primes.
  private func addResults(_ db: Database) throws {
    let week = ISOWeek(of: date)
    try addRuns(db, board: .daily(date), offset: 0, score: "100 * (i * 7919 % 156)")
    try addRuns(db, board: .run(week), offset: players, score: "100 * (i * 104729 % 301)")
    try addEntries(db, board: .daily(date), score: "100 * (i * 7919 % 156)", run: runID("i"))
    try addEntries(
      db, board: .weekly(week),
      score: isSound ? "100 * (i * 7919 % 156)" : "100 * (i * 6271 % 776)", run: "NULL")
    for board in [BoardKey.run(week), .run(nil)] {
      try addEntries(
        db, board: board, score: "100 * (i * 104729 % 301)", run: runID("i + \(players)"))
    }
    try addEntries(
      db, board: .streak(), score: isSound ? "1" : "1 + i * 7919 % 400", seconds: nil, run: "NULL")
    guard moves > 0 else { return }
    try db.execute(
      sql: """
        INSERT INTO move (run, number, input, atMillis)
        \(counting(to: players))
        SELECT i, place.value, 1 + i * place.value % 4, place.value * 2000 + i % 1000
        FROM n, (WITH RECURSIVE m (value) AS
          (SELECT 1 UNION ALL SELECT value + 1 FROM m WHERE value < ?1) SELECT value FROM m) AS place
        """, arguments: [moves])
  }

  private func addRuns(
    _ db: Database, board: BoardKey, offset: Int, score: String
  ) throws {
    let columns = board.columns
    try db.execute(
      sql: """
        INSERT INTO run (number, id, account, kind, period, startedAt, closesAt, isOpen)
        \(counting(to: players))
        SELECT i + ?1, \(runID("i + ?1")), i, ?2, ?3, ?4, ?4, 0 FROM n
        """, arguments: [offset, columns.kind, columns.period, now - 3_600_000])
    try db.execute(
      sql: """
        INSERT INTO result (run, account, streakDate, cause, score, correct, questions, bestStreak,
          elapsedMillis, finishedAt, regularRight, boardKind, boardPeriod)
        \(counting(to: players))
        SELECT i + ?1, i, ?2, 'finished', \(score), 5, 10, 5,
          \(ServerFill.seconds) * 1000 + i % 1000, ?3 - i, \(regularRight(on: board)), ?4, ?5 FROM n
        """,
      arguments: [
        offset, board.board == .daily ? columns.period : nil, now, columns.kind, columns.period,
      ])
  }

  private func addEntries(
    _ db: Database, board: BoardKey, score: String, seconds: String? = seconds, run: String
  ) throws {
    let columns = board.columns
    let millis = seconds.map { "\($0) * 1000 + i % 1000" } ?? "0"
    try db.execute(
      sql: """
        INSERT INTO entry
          (kind, period, account, name, minusScore, elapsedMillis, seconds, finishedAt, run,
            regularRight)
        \(counting(to: players))
        SELECT ?1, ?2, i, printf('player%08d', i), -(\(score)), \(millis), \(seconds ?? "0"), ?3 - i,
          \(run), \(regularRight(on: board)) FROM n
        """, arguments: [columns.kind, columns.period, now])
  }

  /// The right answers of a daily's regular questions, in SQL. Every move and every result counts
  /// them.
  private func regularRight(on board: BoardKey) -> String {
    board.board == .daily ? "i * 7919 % 11" : "NULL"
  }

  private func runID(_ number: String) -> String { "CAST(printf('%016d', \(number)) AS BLOB)" }

  /// The seconds of player `i` in SQL.
  private static let seconds = "(20 + i * 1299709 % 480)"

  private func counting(to count: Int) -> String {
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))"
  }

  private func player(_ account: Int) -> VirtualPlayer {
    VirtualPlayer(token: ServerFill.token(account))
  }

  /// A session's token; the database lives only as long as the benchmark.
  static func token(_ account: Int) -> String { ServerFill.padded(account, 43) }

  static func padded(_ number: Int, _ width: Int) -> String { padded(String(number), width) }

  /// Digits with zeros before them.
  static func padded(_ digits: String, _ width: Int) -> String {
    String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
