import GameEngine

/// What a page says about a board, apart from its entries.
struct BoardWords: Sendable {
  /// The heading.
  let heading: String
  /// The line under it.
  let subheading: String
  /// What stands on a board without entries.
  let empty: EmptyState

  /// The words for a board.
  ///
  /// - Parameters:
  ///   - board: the board.
  ///   - phase: whether it is open.
  ///   - isHome: whether this is the page of today, which does not name its date twice.
  init(_ board: BoardKey, phase: BoardSchedule.Phase, isHome: Bool) {
    switch board {
    case .daily(let date):
      heading = isHome ? "Today’s daily" : "Daily of \(PageText.date(date))"
      let day = PageText.weekday(date) + (isHome ? ", \(PageText.date(date))" : "")
      subheading = "\(day). The same questions for everyone."
    case .weekly(let week):
      heading = "Week of \(PageText.day(week.monday))"
      subheading = "\(PageText.week(week)). Your best five dailies count."
    case .run(let week?):
      heading = "Runs of the week"
      subheading = "\(PageText.week(week)). 100 points a word, until the first miss."
    case .run(nil):
      heading = "Best runs"
      subheading = "Of all time. 100 points a word, until the first miss."
    case .streak:
      heading = "Longest streaks"
      subheading = "Ranked dailies finished day after day, without a gap."
    }
    empty = BoardWords.empty(board, phase)
  }

  private static func empty(_ board: BoardKey, _ phase: BoardSchedule.Phase) -> EmptyState {
    switch phase {
    case .notYet: return EmptyState("Not open yet.", "Come back then. It will be worth it.")
    case .closed: return EmptyState("A quiet one.", "Nobody played for this board.")
    case .open: break
    }
    let command = board.board == .run ? "wordhoard run" : "wordhoard daily"
    return EmptyState("Still a blank page.", "The first line could be yours:", command: command)
  }
}
