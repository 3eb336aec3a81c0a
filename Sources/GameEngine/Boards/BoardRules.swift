/// Decides which boards a ranked run enters and how they change. No other code does: a store reads
/// the player's earlier entries, calls `changes`, and writes the result.
package enum BoardRules {
  /// The number of dailies of a week that count.
  private static let dailiesOfWeek = 5

  /// Whether a run counts, on boards or only for the streak.
  package static func counts(_ run: EndedRun) -> Bool { !run.isRejected && run.questions > 0 }

  /// Whether a run enters boards.
  private static func isListed(_ run: EndedRun) -> Bool { counts(run) && !run.isUnlisted }

  /// The date that a run adds to its player's streak of dailies; nil if it adds none.
  package static func streakDate(of run: EndedRun) -> CalendarDate? {
    guard counts(run), run.isFinished, run.board.course != .hard,
      case .daily(let date) = run.board.contest
    else { return nil }
    return date
  }

  /// The player's entries that `changes` needs; store them in `BoardHistory.entries`.
  package static func entriesNeeded(for run: EndedRun) -> [BoardSpan] {
    guard isListed(run) else { return [] }
    let board = run.board
    switch board.contest {
    case .daily where board.course == .hard: return [BoardSpan(board)]
    case .daily(let date):
      let week = ISOWeek(of: date)
      let dailies = BoardSpan(
        board.with(.daily(week.monday)), board.with(.daily(week.monday.adding(days: 6))))
      let streak = streakDate(of: run) == nil ? [] : [BoardSpan(board.with(.streak))]
      return [dailies, BoardSpan(board.with(.weekly(week)))] + streak
    case .run: return boards(ofRunOn: board).map { BoardSpan($0) }
    case .weekly, .streak: return []
    }
  }

  /// The changes that a run makes.
  ///
  /// - Parameters:
  ///   - run: the run. It must not have been added before.
  ///   - history: the player's earlier entries, at least those that `entriesNeeded` lists.
  /// - Returns: the entries that are new or better than before; empty if the run does not count.
  package static func changes(by run: EndedRun, after history: BoardHistory) -> [BoardChange] {
    guard isListed(run) else { return [] }
    var changes: [BoardChange] = []
    func put(_ score: BoardScore, on board: BoardKey) {
      changes.append(BoardChange(board: board, old: history.entries[board], new: score))
    }
    let board = run.board
    switch board.contest {
    case .daily(let date):
      // A player has one run of a daily, and it ends once.
      put(run.score, on: board)
      if board.course == .hard { break }
      let week = ISOWeek(of: date)
      let others = week.dates.filter { $0 != date }.compactMap {
        history.entries[board.with(.daily($0))]
      }
      put(weekly([run.score] + others), on: board.with(.weekly(week)))
      let days = history.finishedBefore + 1 + history.finishedAfter
      if streakDate(of: run) != nil, days > history.entries[board.with(.streak)]?.score ?? 0 {
        put(
          BoardScore(score: days, elapsedMillis: 0, finishedAt: run.score.finishedAt, run: nil),
          on: board.with(.streak))
      }
    case .run:
      for board in boards(ofRunOn: board)
      where history.entries[board].map(run.score.isBetter) ?? true {
        put(run.score, on: board)
      }
    case .weekly, .streak: break
    }
    return changes
  }

  /// The boards of runs that a run enters: its week and all time; none for a daily.
  package static func boards(ofRunOn board: BoardKey) -> [BoardKey] {
    guard board.board == .run else { return [] }
    let ofAllTime = board.with(.run(nil))
    return board == ofAllTime ? [board] : [board, ofAllTime]
  }

  /// The entry for a week: the sum of the best five dailies.
  package static func weekly(_ dailies: [BoardScore]) -> BoardScore {
    let best = dailies.sorted { $0.isBetter(than: $1) }.prefix(dailiesOfWeek)
    return BoardScore(
      score: best.reduce(0) { $0 + $1.score },
      elapsedMillis: best.reduce(0) { $0 + $1.elapsedMillis },
      finishedAt: best.map(\.finishedAt).max() ?? 0, run: nil)
  }

  /// The streak of a player as of a date. It lasts until a whole date has passed without a daily.
  ///
  /// - Parameter daysEnding: returns the number of consecutive dailies, finished by the player,
  ///   that end on a date.
  package static func currentStreak(
    asOf date: CalendarDate, daysEnding: (CalendarDate) throws -> Int
  ) rethrows -> Int {
    let today = try daysEnding(date)
    return today > 0 ? today : try daysEnding(date.adding(days: -1))
  }
}
