import GameEngine
import ScoreStore

/// Statements that read rows of boards.
extension EntryRow {
  /// The limit keeps PostgreSQL from joining all attempts of a board, as it would at the beginning of a week, when its statistics know
  /// of none.
  static let query = """
    SELECT entry.kind, entry.period, name, score, elapsed_millis / 1000, finished_at,
      entry.account, elapsed_millis, run, runs, given_up
    FROM entry LEFT JOIN LATERAL (
      SELECT runs, given_up FROM attempts WHERE attempts.account = entry.account
        AND attempts.kind = entry.kind AND attempts.period = entry.period LIMIT 1)
      AS attempts ON true
    """
  private static let ofBoard = "entry.kind = $1 AND entry.period = $2"
  private static let place = "(-score, elapsed_millis / 1000, finished_at, entry.account)"
  private static let inOrder = """
    ORDER BY -score, elapsed_millis / 1000, finished_at, entry.account
    """
  private static let backwards = """
    ORDER BY -score DESC, elapsed_millis / 1000 DESC, finished_at DESC, entry.account DESC
    """

  /// The first rows of a board.
  static func top(of board: BoardKey, limit: Int) -> PostgresStatement {
    PostgresStatement(
      "\(query) WHERE \(ofBoard) \(inOrder) LIMIT $3", .int(board.kind), .int(board.periodDay),
      .int(limit))
  }

  /// The rows after a position, best first.
  static func below(
    _ position: BoardPosition, on board: BoardKey, limit: Int
  ) -> PostgresStatement {
    beside(position, on: board, "> ($4, $5, $6, $7) \(inOrder)", limit: limit)
  }

  /// The rows before a position, the next one first.
  static func above(
    _ position: BoardPosition, on board: BoardKey, limit: Int
  ) -> PostgresStatement {
    beside(position, on: board, "< ($4, $5, $6, $7) \(backwards)", limit: limit)
  }

  private static func beside(
    _ position: BoardPosition, on board: BoardKey, _ condition: String, limit: Int
  ) -> PostgresStatement {
    PostgresStatement(
      "\(query) WHERE \(ofBoard) AND \(place) \(condition) LIMIT $3", .int(board.kind),
      .int(board.periodDay), .int(limit), .int(-position.score), .int(position.seconds),
      .int(position.finishedAt), .int(position.account))
  }

  /// The row of a player.
  static func find(_ account: AccountID, on board: BoardKey) -> PostgresStatement {
    PostgresStatement(
      "\(query) WHERE \(ofBoard) AND entry.account = $3", .int(board.kind), .int(board.periodDay),
      .int(account))
  }

  /// Reads the first columns of a row, in the order of `query`.
  init(_ row: RowValues) throws(StoreError) {
    self.init(
      board: try row.board(0), username: try row.text(2),
      position: BoardPosition(
        score: try row.int(3), seconds: try row.int(4), finishedAt: try row.int64(5),
        account: try row.int64(6)),
      elapsedMillis: try row.int(7), run: try row.optionalID(8),
      attempts: row.isNull(9)
        ? nil : Attempts(total: try row.int(9), givenUp: try row.int(10)))
  }
}

extension Rows {
  /// The rows of a board.
  var entries: [EntryRow] {
    get throws(StoreError) { try all.map { row throws(StoreError) in try EntryRow(row) } }
  }
}
