/// One leaderboard: its kind and its period. Written `daily/2026-11-21`, `weekly/2026-W47`,
/// `run/2026-W47`, `run/all`, `streak/all`. Nothing is ever reset, since the period is part of the
/// key.
package enum BoardKey: Hashable, Sendable {
  /// The daily of a date.
  case daily(CalendarDate)
  /// The best five dailies of a week.
  case weekly(ISOWeek)
  /// The best run of a week; of all time if nil.
  case run(ISOWeek?)
  /// The longest streak of all time.
  case streak

  /// Parses the parts of a written key; nil if they are not valid together.
  package init?(board: String, period: String) {
    switch (board, period) {
    case ("daily", let text):
      guard let date = CalendarDate(text) else { return nil }
      self = .daily(date)
    case ("weekly", let text):
      guard let week = ISOWeek(text) else { return nil }
      self = .weekly(week)
    case ("run", "all"): self = .run(nil)
    case ("run", let text):
      guard let week = ISOWeek(text) else { return nil }
      self = .run(week)
    case ("streak", "all"): self = .streak
    default: return nil
    }
  }

  /// Its kind, without the period.
  package var board: Board {
    switch self {
    case .daily: .daily
    case .weekly: .weekly
    case .run: .run
    case .streak: .streak
    }
  }

  /// The written form of the period: a date, a week or `all`.
  package var period: String {
    switch self {
    case .daily(let date): "\(date)"
    case .weekly(let week): "\(week)"
    case .run(let week): week.map { "\($0)" } ?? "all"
    case .streak: "all"
    }
  }
}

extension BoardKey: CustomStringConvertible {
  package var description: String { "\(board.rawValue)/\(period)" }
}
