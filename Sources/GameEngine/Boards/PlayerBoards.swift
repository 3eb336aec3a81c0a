/// All board entries of one player, computed run by run in memory. The check of a store compares
/// its tables with it.
package struct PlayerBoards: Sendable {
  /// The player's entry on each board.
  package private(set) var entries: [BoardKey: BoardScore] = [:]
  /// For the first and the last daily of each series of finished dailies, its length.
  private var stretches: [BoardKey: Int] = [:]

  package init() {}

  /// The entries after some runs.
  ///
  /// - Parameter runs: the player's runs in the order in which they ended.
  package init(_ runs: some Sequence<EndedRun>) {
    for run in runs { add(run) }
  }

  /// Adds a run that has ended. A run must not be added twice.
  package mutating func add(_ run: EndedRun) {
    var history = BoardHistory(entries: entries)
    if let date = BoardRules.streakDate(of: run) {
      func daily(_ days: Int) -> BoardKey { run.board.with(.daily(date.adding(days: days))) }
      let before = stretches[daily(-1)] ?? 0
      let after = stretches[daily(1)] ?? 0
      stretches[daily(-before)] = before + 1 + after
      stretches[daily(after)] = before + 1 + after
      history.finishedBefore = before
      history.finishedAfter = after
    }
    for change in BoardRules.changes(by: run, after: history) { entries[change.board] = change.new }
  }
}
