import GameEngine
import ScoreStore

extension Transaction {
  /// Removes an ended run from all boards. The player's other entries, such as the week's, are computed again.
  ///
  /// - Throws: `StoreError.noSuchRun` if there is no such run, or it is open.
  func remove(_ id: RunID, because reason: String, by act: OperatorAct) throws {
    let row = try run("SELECT number, account, kind, period FROM run WHERE id = $1", .id(id)).first
    guard let row else { throw StoreError.noSuchRun }
    let account = try row.int64(1)
    try lock(account)
    let rows = try run(
      "UPDATE result SET reason = $1, removal = $2, streak_date = NULL WHERE run = $3",
      .text(NotKept.removed.rawValue), .text(reason), .int(try row.int64(0)))
    guard rows.changed == 1 else { throw StoreError.noSuchRun }
    try run([OperatorRecord.recording(.removeRun, on: account, run: id, by: act)])
    try computeEntries(of: account)
    changes.append(RankBook.Change(board: try row.board(2), old: nil, new: nil))
  }
}

extension RunEnd {
  /// The columns of a result, for `init(_:from:)`.
  static let columns = """
    result.cause, result.score, result.correct, result.questions, result.best_streak,
    result.elapsed_millis, result.finished_at, result.reason, result.removal, result.regular_right
    """

  /// The end in consecutive columns; nil if the run has not ended.
  init?(_ row: RowValues, from column: Int) throws(StoreError) {
    guard let name = try row.optionalText(column) else { return nil }
    guard let cause = Cause(rawValue: name) else { throw .damaged(.malformedRow) }
    self.init(
      cause: cause, score: try row.int(column + 1), correct: try row.int(column + 2),
      questions: try row.int(column + 3), bestStreak: try row.int(column + 4),
      elapsedMillis: try row.int(column + 5), finishedAt: try row.int64(column + 6),
      reason: try row.optionalText(column + 7), removal: try row.optionalText(column + 8),
      regularRight: try row.optionalInt(column + 9))
  }
}
