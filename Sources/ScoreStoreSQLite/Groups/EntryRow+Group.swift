import GRDB
import GameEngine
import ScoreStore

/// The entries of boards of groups. They are those of the shared boards, except that the results of newcomers count too.
extension EntryRow {
  /// The row of a member.
  static func find(
    _ member: PlayerGroup.Member, onGroupBoard board: BoardKey, _ db: Database
  ) throws -> EntryRow? {
    let listed = try find(member.account, on: board, db)
    // As the shared boards would have them if their player had not been new.
    let early = try PlayerBoards(newcomerRuns(of: member.account, for: board, db)).entries
    var score = early[board]
    if case .weekly(let week) = board, score != nil {
      // Of a week, dailies of both kinds may be among the best five.
      let dailies = try week.dates.compactMap { date in
        try early[.daily(date)] ?? find(member.account, on: .daily(date), db)?.score
      }
      score = BoardRules.weekly(dailies)
    }
    guard let score, listed.map({ score.isBetter(than: $0.score) }) ?? true else { return listed }
    return EntryRow(of: member, score, on: board)
  }

  /// The score of the row.
  private var score: BoardScore {
    BoardScore(
      score: position.score, elapsedMillis: elapsedMillis, finishedAt: position.finishedAt, run: run
    )
  }

  private init(of member: PlayerGroup.Member, _ score: BoardScore, on board: BoardKey) {
    self.board = board
    username = member.username
    position = BoardPosition(
      score: score.score, seconds: score.place.seconds, finishedAt: score.finishedAt,
      account: member.account)
    elapsedMillis = score.elapsedMillis
    run = score.run
    attempts = nil
  }

  /// The runs of a newcomer that decide the entry on a board: the dailies, or the best run.
  private static func newcomerRuns(
    of account: AccountID, for board: BoardKey, _ db: Database
  ) throws -> [EndedRun] {
    let rows =
      switch board {
      case .daily:
        try db.rows("\(newcomers) AND boardPeriod = ?", account, daily, board.periodDay)
      case .weekly(let week):
        try db.rows(
          "\(newcomers) AND boardPeriod BETWEEN ? AND ?", account, daily, board.periodDay,
          BoardKey.daily(week.monday.adding(days: 6)).periodDay)
      case .run(.some):
        try db.rows(
          "\(newcomers) AND boardPeriod = ? \(bestFirst)", account, board.kind.rawValue,
          board.periodDay)
      case .run(nil): try db.rows("\(newcomers) \(bestFirst)", account, board.kind.rawValue)
      case .streak: try db.rows("\(newcomers) AND streakDate IS NOT NULL", account, daily)
      }
    let runs = try Array(rows.map(EndedRun.init(ofNewcomer:)))
    return runs.sorted { $0.score.finishedAt < $1.score.finishedAt }
  }

  private static let daily = BoardKind.daily.rawValue
  private static let newcomers = """
    SELECT boardKind, boardPeriod, id, result.score, elapsedMillis, result.finishedAt, questions, cause
    FROM result JOIN run ON run.number = result.run
    WHERE result.account = ? AND boardKind = ? AND reason = '\(NotKept.newcomer.rawValue)'
    """
  private static let bestFirst =
    "ORDER BY result.score DESC, elapsedMillis / 1000, result.finishedAt LIMIT 1"
}

extension EndedRun {
  /// A run of a newcomer, as if its player were none.
  fileprivate init(ofNewcomer row: Row) throws {
    self.init(
      board: try BoardKey(kind: row[0], periodDay: row[1]),
      score: BoardScore(
        score: row[3], elapsedMillis: row[4], finishedAt: row[5], run: try RunID(bytes: row[2])),
      questions: row[6], isFinished: row[7] == RunEnd.Cause.finished.rawValue, isRejected: false)
  }
}
