import Foundation
import GRDB
import GameEngine
import ScoreStore

/// The operator's removal of a run.
extension RunRow {
  /// Removes an ended run from all boards. The player's other entries, such as the week's, are computed again.
  ///
  /// - Throws: `StoreError.noSuchRun` if there is no such run, or it is open.
  static func remove(
    _ id: RunID, because reason: String, by act: OperatorAct, _ db: Database,
    _ changes: inout [RankBook.Change]
  ) throws {
    let row = try db.row("SELECT number, account, kind, period FROM run WHERE id = ?", id.bytes)
    guard let row else { throw StoreError.noSuchRun }
    let count = try db.run(
      "UPDATE result SET reason = ?, removal = ?, streakDate = NULL WHERE run = ?",
      NotKept.removed.rawValue, reason, try row[0] as Int64)
    guard count == 1 else { throw StoreError.noSuchRun }
    try OperatorRecord.record(.removeRun, on: row[1], run: id, by: act, db)
    try computeEntries(of: row[1], db, &changes)
    let board = try BoardKey(kind: row[2], periodDay: row[3])
    changes.append(RankBook.Change(board: board, old: nil, new: nil))
  }

  /// Replaces the entries of a player by the entries that follow from all results.
  static func computeEntries(
    of account: AccountID, _ db: Database, _ changes: inout [RankBook.Change]
  ) throws {
    let expected = try BoardCheck.expected(of: account, db)
    let found = try BoardCheck.entries(of: account, db)
    for board in Set(expected.keys).union(found.keys) where expected[board] != found[board] {
      if let score = expected[board] {
        try put(score, of: account, on: board, db)
      } else {
        try db.run(
          "DELETE FROM entry WHERE account = ? AND kind = ? AND period = ?", account,
          board.kind, board.periodDay)
      }
      changes.append(
        RankBook.Change(board: board, old: found[board], new: expected[board]))
    }
  }
}
