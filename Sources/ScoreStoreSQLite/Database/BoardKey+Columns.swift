package import GameEngine
import ScoreStore

/// The column `kind`. The numbers are stored, so they never change.
enum BoardKind: Int64 {
  case daily = 1
  case weekly = 2
  case run = 3
  case streak = 4
}

/// Boards as the columns `kind` and `period`. A period is the day on which it begins, counted from
/// 1970-01-01, or 0 for a board of all time. No week begins on day 0, which is a Thursday.
extension BoardKey {
  private static let allTime: Int64 = 0

  var kind: BoardKind {
    switch self {
    case .daily: .daily
    case .weekly: .weekly
    case .run: .run
    case .streak: .streak
    }
  }

  var periodDay: Int64 {
    switch self {
    case .daily(let date): Int64(date.dayNumber)
    case .weekly(let week), .run(let week?): Int64(week.monday.dayNumber)
    case .run(nil), .streak: BoardKey.allTime
    }
  }

  /// Both columns, for programs that fill a database by SQL.
  package var columns: (kind: Int64, period: Int64) { (kind.rawValue, periodDay) }

  /// The board of a row.
  ///
  /// - Throws: `StoreDamage.unknownBoard` if there is no such board.
  init(kind: Int64, periodDay: Int64) throws(StoreError) {
    let date = CalendarDate(dayNumber: Int(periodDay))
    let key: BoardKey? =
      switch BoardKind(rawValue: kind) {
      case .daily: .daily(date)
      case .weekly: .weekly(ISOWeek(of: date))
      case .run: .run(periodDay == BoardKey.allTime ? nil : ISOWeek(of: date))
      case .streak: .streak
      case nil: nil
      }
    guard let key, key.periodDay == periodDay else {
      throw StoreError.damaged(.unknownBoard)
    }
    self = key
  }
}
