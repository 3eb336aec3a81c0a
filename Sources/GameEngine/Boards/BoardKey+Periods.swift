extension BoardKey {
  private static let day: Int64 = 86_400_000

  /// The board of the current period in a course. Dailies and their weeks follow the player's calendar; weeks
  /// of runs follow UTC.
  package static func current(
    _ board: Board, of course: CourseID = .english, at now: Moment
  ) -> BoardKey {
    let contest: Contest =
      switch board {
      case .daily, .hard: .daily(now.localDate)
      case .weekly: .weekly(ISOWeek(of: now.localDate))
      case .run: .run(ISOWeek(of: CalendarDate(utc: now.instant)))
      case .streak: .streak
      }
    return BoardKey(contest, of: board == .hard ? .hard : course.listed)
  }

  /// The same kind of board `steps` periods later, or earlier if negative; nil for a board without
  /// periods, and outside the years 1 to 9999.
  package func neighbor(_ steps: Int) -> BoardKey? {
    let key: BoardKey
    switch contest {
    case .daily(let date): key = with(.daily(date.adding(days: steps)))
    case .weekly(let week): key = with(.weekly(ISOWeek(of: week.monday.adding(days: 7 * steps))))
    case .run(let week?): key = with(.run(ISOWeek(of: week.monday.adding(days: 7 * steps))))
    case .run(nil), .streak: return nil
    }
    return BoardKey(board: key.board.rawValue, period: key.period, of: course)
  }

  /// The time in which players can enter the board, anywhere on Earth, in milliseconds since 1970;
  /// nil if always.
  package var window: Range<Int64>? {
    switch contest {
    case .daily(let date): DailyWindow(date).opensAt..<DailyWindow(date).closesAt
    case .weekly(let week):
      DailyWindow(week.monday).opensAt..<DailyWindow(week.monday.adding(days: 6)).closesAt
    case .run(let week?):
      // A run that begins in the last minute of the week may take a day.
      Int64(week.monday.dayNumber) * BoardKey.day..<Int64(week.monday.dayNumber + 8) * BoardKey.day
    case .run(nil), .streak: nil
    }
  }
}
