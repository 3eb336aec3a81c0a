/// All board entries of one player, built up run by run in memory. A store's check compares its tables
/// with it.
package struct PlayerBoards: Sendable {
  /// The entries.
  package private(set) var entries: [BoardKey: BoardScore] = [:]
  /// How many dailies in a row were finished, under the first and the last day of each such stretch.
  private var stretches: [Int: Int] = [:]

  /// Nothing played yet.
  package init() {}

  /// The entries after these runs.
  ///
  /// - Parameter runs: the player's runs in the order in which they ended.
  package init(_ runs: some Sequence<EndedRun>) {
    for run in runs { add(run) }
  }

  /// Adds a run that has ended.
  package mutating func add(_ run: EndedRun) {
    var history = BoardHistory(entries: entries)
    if let day = BoardRules.streakDate(of: run)?.dayNumber {
      let before = stretches[day - 1] ?? 0
      let after = stretches[day + 1] ?? 0
      stretches[day - before] = before + 1 + after
      stretches[day + after] = before + 1 + after
      history.finishedBefore = before
      history.finishedAfter = after
    }
    for change in BoardRules.changes(by: run, after: history) { entries[change.board] = change.new }
  }
}
