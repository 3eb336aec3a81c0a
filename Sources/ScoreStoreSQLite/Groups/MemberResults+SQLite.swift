import GRDB
import GameEngine
import ScoreStore

/// The statement that reads the results of members.
extension MemberResults {
  /// The row of each member who is on a board.
  ///
  /// - Throws: `StoreError.noSuchGroup` if the account is not a member.
  static func rows(
    of group: GroupID, on board: BoardKey, for account: AccountID, _ db: Database
  ) throws -> [EntryRow] {
    var members: [AccountID: MemberResults] = [:]
    // The rows of members come first.
    let rows = try db.rows(query(for: board), group, board.kind, board.periodDay)
    while let row = try rows.next() {
      let account: AccountID = try row[6]
      if row.hasNull(atIndex: 0) {
        members[account] = MemberResults(account: account, username: try row[2])
      } else if row.hasNull(atIndex: 11) {
        let entry = try EntryRow(row)
        members[account]?.add(entry)
      } else {
        members[account]?.add(try EndedRun(ofNewcomer: row))
      }
    }
    guard members[account] != nil else { throw StoreError.noSuchGroup }
    return members.values.compactMap { $0.row(on: board) }
  }

  /// One statement for everything, so that the board of a large group takes one pass over its members. Its parameters are
  /// the group's ID, and the kind and the period of the board.
  private static func query(for board: BoardKey) -> String {
    let (kind, daily) = (board.kind, BoardKey.kind(.daily, of: board.course))
    let ofDailies = "result.account = member.account AND boardKind = \(daily) AND \(isNewcomers)"
    var parts = [
      """
      SELECT NULL, NULL, name, NULL, NULL, NULL, account, NULL, NULL, NULL, NULL, NULL, NULL FROM member
      """,
      "\(entries) AND kind = ?2 AND period = ?3",
    ]
    switch board.contest {
    case .daily: parts.append("\(newcomers) \(ofDailies) AND boardPeriod = ?3")
    case .weekly:
      let days = "BETWEEN ?3 AND ?3 + 6"
      parts.append("\(entries) AND kind = \(daily) AND period \(days)")
      parts.append("\(newcomers) \(ofDailies) AND boardPeriod \(days)")
    case .run(let week):
      parts.append(
        """
        \(newcomers) sequence = (
          SELECT sequence FROM result WHERE account = member.account AND boardKind = \(kind)
            \(week == nil ? "" : "AND boardPeriod = ?3") AND \(isNewcomers)
          ORDER BY score DESC, elapsedMillis / 1000, finishedAt LIMIT 1)
        """)
    case .streak: parts.append("\(newcomers) \(ofDailies) AND streakDate IS NOT NULL")
    }
    return """
      WITH member AS MATERIALIZED (
        SELECT account, name, disabled FROM membership JOIN account ON account.id = membership.account
        WHERE ofGroup = (SELECT number FROM playerGroup WHERE id = ?1))
      \(parts.joined(separator: "\nUNION ALL\n"))
      """
  }

  private static let entries = """
    SELECT kind, period, member.name, -minusScore, seconds, finishedAt, member.account, elapsedMillis,
      run, runs, givenUp, NULL, NULL
    FROM member CROSS JOIN entry ON entry.account = member.account
    LEFT JOIN (SELECT account AS player, kind AS game, period AS attempted, runs, givenUp FROM attempts)
      ON player = member.account AND game = kind AND attempted = period
    WHERE true
    """
  private static let isNewcomers = "reason = '\(NotKept.newcomer.rawValue)'"
  private static let newcomers = """
    SELECT boardKind, boardPeriod, name, result.score, elapsedMillis / 1000, result.finishedAt,
      member.account, elapsedMillis, id, NULL, NULL, questions, cause
    FROM member CROSS JOIN result JOIN run ON run.number = result.run WHERE NOT member.disabled AND
    """
}

extension EndedRun {
  /// A run of a newcomer, as if its player were none.
  fileprivate init(ofNewcomer row: CheckedRow) throws {
    self.init(
      board: try BoardKey(kind: row[0], periodDay: row[1]),
      score: try BoardScore(
        score: row[3], elapsedMillis: row[7], finishedAt: row[5], run: RunID(bytes: row[8])),
      questions: try row[11], isFinished: try row[12] == RunEnd.Cause.finished.rawValue,
      isRejected: false)
  }
}
