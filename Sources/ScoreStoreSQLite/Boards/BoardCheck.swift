import Foundation
import GRDB
import GameEngine
import ScoreStore

/// Computes all boards from the results, player by player, and compares them with the entries.
enum BoardCheck {
  /// The number of faults after which the search ends.
  private static let limit = 20

  /// Compares the entries of each player with the player's results. Stops after `limit` faults.
  static func faults(_ db: Database) throws -> [StoreFault] {
    let results = try db.rows("\(resultQuery) ORDER BY run.account")
    // Entries of deleted accounts have no results.
    let entries = try db.rows("\(entryQuery) WHERE account > 0 ORDER BY account")
    var logged = Grouped(results)
    var kept = Grouped(entries)
    let disabled = Set(
      try Int64.fetchAll(db, sql: "SELECT id FROM account WHERE disabled") as [AccountID])
    var faults: [StoreFault] = []
    while faults.count < limit,
      let account = [try logged.account, try kept.account].compactMap({ $0 }).min()
    {
      // An index orders the rows by account; ordering them by sequence too would sort all results.
      let runs = try logged.take(account, Logged.init).sorted { $0.sequence < $1.sequence }
      if runs.contains(where: { BoardRules.streakDate(of: $0.run)?.dayNumber != $0.streakDate }) {
        faults.append(.streakDate(account: account))
      }
      let expected =
        disabled.contains(account) ? [:] : PlayerBoards(runs.lazy.map(\.run)).entries
      let found = Dictionary(try kept.take(account, entry), uniquingKeysWith: { $1 })
      faults += Set(expected.keys).union(found.keys)
        .filter { expected[$0] != found[$0] }
        .sorted { $0.description < $1.description }
        .map { .entry($0, account: account) }
    }
    return faults
  }

  /// The entries that follow from the results of a player; a disabled one has none.
  static func expected(of account: AccountID, _ db: Database) throws -> [BoardKey: BoardScore] {
    let isOpen = try db.row("SELECT 1 FROM account WHERE id = ? AND NOT disabled", account) != nil
    guard isOpen else { return [:] }
    let runs = try Array(
      db.rows("\(resultQuery) WHERE run.account = ?", account).map(Logged.init))
    return PlayerBoards(runs.sorted { $0.sequence < $1.sequence }.lazy.map(\.run)).entries
  }

  /// The stored entries of a player.
  static func entries(of account: AccountID, _ db: Database) throws -> [BoardKey: BoardScore] {
    Dictionary(
      try Array(db.rows("\(entryQuery) WHERE account = ?", account).map(entry)),
      uniquingKeysWith: { $1 })
  }

  private static let resultQuery = """
    SELECT run.account, kind, period, run.id, cause, score, correct, questions, bestStreak,
      elapsedMillis, finishedAt, reason, removal, regularRight, streakDate, sequence
    FROM run JOIN result ON result.run = run.number
    """
  private static let entryQuery =
    "SELECT account, kind, period, \(BoardScore.columns) FROM entry"

  /// A run with its result.
  private struct Logged {
    let run: EndedRun
    let streakDate: Int?
    let sequence: Int64

    init(_ row: CheckedRow) throws {
      guard let end = try RunEnd(row, from: 4) else {
        throw StoreError.damaged(.malformedRow)
      }
      run = end.run(
        try RunID(bytes: row[3]), on: try BoardKey(kind: row[1], periodDay: row[2]))
      streakDate = try row[14]
      sequence = try row[15]
    }
  }

  private static func entry(_ row: CheckedRow) throws -> (BoardKey, BoardScore) {
    (try BoardKey(kind: row[1], periodDay: row[2]), try BoardScore(row, from: 3))
  }

  /// Rows that are ordered by account, their first column, read account by account.
  private struct Grouped {
    private let rows: CheckedRows
    private var next: CheckedRow?
    private var isBegun = false

    init(_ rows: CheckedRows) { self.rows = rows }

    /// The account of the next row.
    var account: AccountID? {
      mutating get throws {
        if !isBegun {
          isBegun = true
          next = try rows.next()
        }
        return try next?[0]
      }
    }

    mutating func take<Value>(
      _ account: AccountID, _ value: (CheckedRow) throws -> Value
    ) throws -> [Value] {
      var values: [Value] = []
      while try self.account == account, let row = next {
        values.append(try value(row))
        next = try rows.next()
      }
      return values
    }
  }
}

extension BoardScore {
  /// The columns of an entry that make a score.
  static let columns = ["-minusScore", "elapsedMillis", "finishedAt", "run", "regularRight"]
    .joined(separator: ", ")

  /// The score of an entry's columns.
  init(_ row: CheckedRow, from column: Int) throws {
    try self.init(
      score: row[column], elapsedMillis: row[column + 1], finishedAt: row[column + 2],
      run: (row[column + 3] as Data?).map { try RunID(bytes: $0) },
      regularRight: row[column + 4])
  }
}
