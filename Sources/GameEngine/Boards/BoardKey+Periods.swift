extension BoardKey {
  private static let day: Int64 = 86_400_000

  /// The board of the period that is going on. Dailies and their weeks follow the player's calendar; runs
  /// belong to a week of UTC, wherever they are played.
  package static func current(_ board: Board, at now: Moment) -> BoardKey {
    switch board {
    case .daily: .daily(now.localDate)
    case .weekly: .weekly(ISOWeek(of: now.localDate))
    case .run: .run(ISOWeek(of: CalendarDate(utc: now.instant)))
    case .streak: .streak
    }
  }

  /// The same board this many periods later, or earlier if negative; nil if it has no periods, and
  /// beyond the years 1 to 9999.
  package func neighbor(_ steps: Int) -> BoardKey? {
    let key: BoardKey
    switch self {
    case .daily(let date): key = .daily(date.adding(days: steps))
    case .weekly(let week): key = .weekly(ISOWeek(of: week.monday.adding(days: 7 * steps)))
    case .run(let week?): key = .run(ISOWeek(of: week.monday.adding(days: 7 * steps)))
    case .run(nil), .streak: return nil
    }
    return BoardKey(board: key.board.rawValue, period: key.period)
  }

  /// When it can be played for, anywhere on Earth, in milliseconds since 1970; nil if it always can.
  package var window: Range<Int64>? {
    switch self {
    case .daily(let date): DailyWindow(date).opensAt..<DailyWindow(date).closesAt
    case .weekly(let week):
      DailyWindow(week.monday).opensAt..<DailyWindow(week.monday.adding(days: 6)).closesAt
    case .run(let week?):
      // A run of the week's last minute may take a day.
      Int64(week.monday.dayNumber) * BoardKey.day..<Int64(week.monday.dayNumber + 8) * BoardKey.day
    case .run(nil), .streak: nil
    }
  }
}
