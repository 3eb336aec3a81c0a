import GameEngine

/// Where a board stands in time: what a page of it says and links to besides its entries.
struct BoardSchedule: Hashable, Sendable {
  /// Whether a board can be played for.
  enum Phase: Hashable, Sendable {
    /// It opens at an instant.
    case notYet(opensAt: Int64)
    /// It is open, until an instant where it has an end.
    case open(until: Int64?)
    /// It has been closed since an instant.
    case closed(since: Int64)
  }

  private static let day: Int64 = 86_400_000

  /// The date in UTC.
  let today: CalendarDate
  /// Whether the board can be played for.
  let phase: Phase
  /// The board of the period before.
  let previous: BoardKey?
  /// The board of the period after, where it has opened.
  let following: BoardKey?

  /// Where a board stands at an instant.
  init(_ board: BoardKey, at instant: Int64) {
    today = PageText.date(of: instant)
    phase = BoardSchedule.phase(of: board, at: instant)
    previous = BoardSchedule.neighbor(of: board, steps: -1)
    following = BoardSchedule.neighbor(of: board, steps: 1).flatMap {
      if case .notYet = BoardSchedule.phase(of: $0, at: instant) { nil } else { $0 }
    }
  }

  /// Whether it can be played for.
  var isOpen: Bool { if case .open = phase { true } else { false } }

  private static func phase(of board: BoardKey, at instant: Int64) -> Phase {
    let opensAt: Int64
    let closesAt: Int64
    switch board {
    case .daily(let date):
      (opensAt, closesAt) = (DailyWindow(date).opensAt, DailyWindow(date).closesAt)
    case .weekly(let week):
      opensAt = DailyWindow(week.monday).opensAt
      closesAt = DailyWindow(week.monday.adding(days: 6)).closesAt
    case .run(let week?):
      // A run of the week's last minute may take a day.
      opensAt = Int64(week.monday.dayNumber) * day
      closesAt = opensAt + 8 * day
    case .run(nil), .streak: return .open(until: nil)
    }
    if instant < opensAt { return .notYet(opensAt: opensAt) }
    return instant < closesAt ? .open(until: closesAt) : .closed(since: closesAt)
  }

  private static func neighbor(of board: BoardKey, steps: Int) -> BoardKey? {
    let key: BoardKey
    switch board {
    case .daily(let date): key = .daily(date.adding(days: steps))
    case .weekly(let week): key = .weekly(ISOWeek(of: week.monday.adding(days: 7 * steps)))
    case .run(let week?): key = .run(ISOWeek(of: week.monday.adding(days: 7 * steps)))
    case .run(nil), .streak: return nil
    }
    // Years end at 1 and 9999; what lies beyond cannot be asked for.
    return BoardKey(board: key.board.rawValue, period: key.period)
  }
}
