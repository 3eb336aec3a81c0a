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
    _ id: RunID, because reason: String, _ db: Database, _ changes: inout [RankBook.Change]
  ) throws {
    var found: RunRow?
    try db.eachRow(
      """
      SELECT run.number, run.account, account.name, run.kind, run.period
      FROM run JOIN account ON account.id = run.account WHERE run.id = ?
      """, id.bytes
    ) {
      found = RunRow(
        id: id, number: $0[0], account: $0[1], username: $0[2],
        board: try BoardKey(kind: $0[3], periodDay: $0[4]))
    }
    guard let run = found else { throw StoreError.noSuchRun }
    let count = try db.run(
      "UPDATE result SET reason = ?, removal = ?, streakDate = NULL WHERE run = ?",
      NotKept.removed.rawValue, reason, run.number)
    guard count == 1 else { throw StoreError.noSuchRun }
    try run.computeEntries(db, &changes)
    changes.append(RankBook.Change(board: run.board, old: nil, new: nil))
  }

  /// Makes the entries of the player equal to those that follow from all results.
  private func computeEntries(_ db: Database, _ changes: inout [RankBook.Change]) throws {
    let runs = try BoardCheck.runs(of: account, db)
    let expected = PlayerBoards(runs).entries
    let found = try BoardCheck.entries(of: account, db)
    for board in Set(expected.keys).union(found.keys) where expected[board] != found[board] {
      if let score = expected[board] {
        try put(score, on: board, db)
      } else {
        try db.run(
          "DELETE FROM entry WHERE account = ? AND kind = ? AND period = ?", account,
          board.kind.rawValue, board.periodDay)
      }
      changes.append(
        RankBook.Change(board: board, old: found[board], new: expected[board]))
    }
  }
}
