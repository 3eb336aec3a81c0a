extension RulesetSchedule {
  /// The ruleset of all runs on a board; nil for boards of all time.
  package func ruleset(of board: BoardKey) -> Ruleset? {
    switch board.contest {
    case .daily(let date): daily(on: date)
    case .weekly(let week): daily(on: week.monday)
    case .run(let week?): run(in: week)
    case .run(nil), .streak: nil
    }
  }
}
