import Foundation
import GRDB
import GameEngine

/// Folds the whole log of results again, player by player, and compares it with the boards.
enum BoardCheck {
  /// The most faults that are told.
  private static let limit = 20

  /// What is wrong, in words.
  static func faults(_ db: Database) throws -> [String] {
    let log = try db.rows(
      """
      SELECT result.account, result.board, run.id, cause, score, elapsedMillis, finishedAt,
        result.sequence
      FROM result JOIN run ON run.number = result.run WHERE \(RunRow.isKept)
      ORDER BY result.account
      """)
    let boards = try db.rows(
      """
      SELECT account, board, run, -minusScore, elapsedMillis, finishedAt FROM entry
      ORDER BY account
      """)
    var logged = Grouped(log)
    var kept = Grouped(boards)
    var faults: [String] = []
    while faults.count < limit,
      let account = [try logged.account, try kept.account].compactMap({ $0 }).min()
    {
      // An index has the accounts in order, but only a sort of the whole log had the results too.
      let runs = try logged.take(account) { (sequence: $0[7] as Int64, run: try keptRun($0)) }
        .sorted { $0.sequence < $1.sequence }
      let expected = BoardFold.entries(of: runs.map(\.run))
      let found = Dictionary(try kept.take(account, boardEntry), uniquingKeysWith: { $1 })
      for board in Set(expected.keys).union(found.keys) where expected[board] != found[board] {
        faults.append("\(board): the entry of account \(account) differs from its results")
      }
    }
    return faults.sorted()
  }

  private static func keptRun(_ row: Row) throws -> BoardFold.KeptRun {
    BoardFold.KeptRun(
      board: try BoardKey(stored: row[1]),
      entry: BoardEntry(
        score: row[4], elapsedMillis: row[5], finishedAt: row[6], run: try RunID(bytes: row[2])),
      isFinished: row[3] == RunEnd.Cause.finished.rawValue)
  }

  private static func boardEntry(_ row: Row) throws -> (BoardKey, BoardEntry) {
    let run = try (row[2] as Data?).map { try RunID(bytes: $0) }
    return (
      try BoardKey(stored: row[1]),
      BoardEntry(score: row[3], elapsedMillis: row[4], finishedAt: row[5], run: run)
    )
  }

  /// Rows in the order of accounts, which stand in the first column, taken account by account.
  private struct Grouped {
    private let rows: RowCursor
    private var next: Row?
    private var isBegun = false

    init(_ rows: RowCursor) { self.rows = rows }

    /// The account of the next row.
    var account: AccountID? {
      mutating get throws {
        if !isBegun {
          isBegun = true
          next = try rows.next()
        }
        return next?[0]
      }
    }

    mutating func take<Value>(
      _ account: AccountID, _ value: (Row) throws -> Value
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
