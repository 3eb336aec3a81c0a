import GameEngine

/// The times of a board, and the boards of the periods before and after it.
struct BoardSchedule: Hashable, Sendable {
  /// Whether runs can enter a board.
  enum Phase: Hashable, Sendable {
    /// It opens at an instant.
    case notYet(opensAt: Int64)
    /// It is open; until an instant, if it has an end.
    case open(until: Int64?)
    /// It has been closed since an instant.
    case closed(since: Int64)
  }

  /// The date in UTC at the instant of the schedule.
  let today: CalendarDate
  /// Whether runs can enter the board.
  let phase: Phase
  /// The board of the period before.
  let previous: BoardKey?
  /// The board of the period after, if it has opened.
  let following: BoardKey?

  /// The schedule of a board at an instant.
  init(_ board: BoardKey, at instant: Int64) {
    today = PageText.date(of: instant)
    phase = BoardSchedule.phase(of: board, at: instant)
    previous = board.neighbor(-1)
    following = board.neighbor(1).flatMap {
      if case .notYet = BoardSchedule.phase(of: $0, at: instant) { nil } else { $0 }
    }
  }

  /// Whether runs can enter the board now.
  var isOpen: Bool { if case .open = phase { true } else { false } }

  private static func phase(of board: BoardKey, at instant: Int64) -> Phase {
    guard let window = board.window else { return .open(until: nil) }
    if instant < window.lowerBound { return .notYet(opensAt: window.lowerBound) }
    return window.contains(instant)
      ? .open(until: window.upperBound) : .closed(since: window.upperBound)
  }
}
