package import GameEngine

/// The results that decide a member's place on a board of a group: the entries of the shared boards, and the results of
/// a newcomer, which count in groups only.
package struct MemberResults {
  private let account: AccountID
  private let username: String
  private var entries: [BoardKey: EntryRow] = [:]
  private var newcomerRuns: [EndedRun] = []

  /// A member without results.
  package init(account: AccountID, username: String) {
    self.account = account
    self.username = username
  }

  /// Adds an entry of a shared board.
  package mutating func add(_ entry: EntryRow) { entries[entry.board] = entry }

  /// Adds a result that the member had as a newcomer, as if there were no newcomers.
  package mutating func add(_ run: EndedRun) { newcomerRuns.append(run) }

  /// The member's row on a board of the group; nil if there is none.
  package func row(on board: BoardKey) -> EntryRow? {
    let listed = entries[board]
    // As the shared boards would have them if their player had not been new.
    let early = PlayerBoards(newcomerRuns.sorted { $0.score.finishedAt < $1.score.finishedAt })
      .entries
    var score = early[board]
    if case .weekly(let week) = board.contest, score != nil {
      // Of a week, dailies of both kinds may be among the best five.
      let dailies = week.dates.map { board.with(.daily($0)) }
        .compactMap { early[$0] ?? entries[$0]?.score }
      score = BoardRules.weekly(dailies)
    }
    guard let score, listed.map({ score.isBetter(than: $0.score) }) ?? true else { return listed }
    return EntryRow(of: account, named: username, score, on: board)
  }
}

extension EntryRow {
  /// The score of the row.
  fileprivate var score: BoardScore {
    BoardScore(
      score: position.score, elapsedMillis: elapsedMillis, finishedAt: position.finishedAt, run: run
    )
  }

  /// The row of a score that is on no shared board.
  fileprivate init(
    of account: AccountID, named username: String, _ score: BoardScore, on board: BoardKey
  ) {
    self.board = board
    self.username = username
    position = BoardPosition(
      score: score.score, seconds: score.place.seconds, finishedAt: score.finishedAt,
      account: account)
    elapsedMillis = score.elapsedMillis
    run = score.run
    attempts = nil
  }
}
