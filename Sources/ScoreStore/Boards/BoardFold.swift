import GameEngine

/// Boards as they follow from runs that ended: the one place that knows what each board counts. A store
/// folds run by run; checking it folds the whole log again.
enum BoardFold {
  /// A run that ended and is kept.
  struct KeptRun {
    let board: BoardKey
    let entry: BoardEntry
    /// Whether it counts for a streak.
    let isFinished: Bool
  }

  /// How many dailies of a week count.
  private static let dailiesOfWeek = 5

  /// The week's entry from the dailies of one week; nil where there are none.
  static func weekly(_ dailies: [BoardEntry]) -> BoardEntry? {
    let best = dailies.sorted { $0.isBetter(than: $1) }.prefix(dailiesOfWeek)
    guard let finishedAt = best.map(\.finishedAt).max() else { return nil }
    return BoardEntry(
      score: best.reduce(0) { $0 + $1.score },
      elapsedMillis: best.reduce(0) { $0 + $1.elapsedMillis }, finishedAt: finishedAt, run: nil)
  }

  /// The entry of a streak of so many days, which was reached at an instant.
  static func streak(_ days: Int, reachedAt instant: Int64) -> BoardEntry {
    BoardEntry(score: days, elapsedMillis: 0, finishedAt: instant, run: nil)
  }

  /// All entries of one player.
  ///
  /// - Parameter runs: the player's kept runs in the order in which they ended.
  static func entries(of runs: [KeptRun]) -> [BoardKey: BoardEntry] {
    var entries: [BoardKey: BoardEntry] = [:]
    var dailies: [ISOWeek: [BoardEntry]] = [:]
    var streaks = StreakSet()
    func keepBetter(_ entry: BoardEntry, on board: BoardKey) {
      if let held = entries[board], !entry.isBetter(than: held) { return }
      entries[board] = entry
    }
    for run in runs {
      switch run.board {
      case .daily(let date):
        entries[run.board] = run.entry
        dailies[ISOWeek(of: date), default: []].append(run.entry)
        guard run.isFinished else { continue }
        let days = streaks.insert(date.dayNumber)
        if days > entries[.streak]?.score ?? 0 {
          entries[.streak] = streak(days, reachedAt: run.entry.finishedAt)
        }
      case .run:
        keepBetter(run.entry, on: run.board)
        keepBetter(run.entry, on: .run(nil))
      case .weekly, .streak: continue
      }
    }
    for (week, ofWeek) in dailies { entries[.weekly(week)] = weekly(ofWeek) }
    return entries
  }
}
