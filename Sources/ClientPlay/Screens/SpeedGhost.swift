import GameEngine

/// The player's best earlier round against the clock, of those that are still known: what it had reached when.
struct SpeedGhost: Sendable {
  /// The milliseconds at which each right answer was given.
  private let rights: [Int]

  /// The ghost for a round; nil without an earlier one under the same rules.
  init?(of header: RoundHeader, in progress: PlayerProgress) {
    guard header.ruleset.timeLimit != nil else { return nil }
    let rounds = progress.rounds.values.filter {
      $0.isFinished && $0.header.ruleset == header.ruleset
    }
    let all = rounds.map { round in
      var (time, rights): (Int, [Int]) = (0, [])
      for outcome in round.outcomes {
        time += outcome.elapsedMillis
        if outcome.correct { rights.append(time) }
      }
      return rights
    }
    guard let best = all.max(by: { $0.count < $1.count }), !best.isEmpty else { return nil }
    rights = best
  }

  /// The right answers after a number of milliseconds.
  func right(after millis: Int) -> Int { rights.count { $0 <= millis } }
}
