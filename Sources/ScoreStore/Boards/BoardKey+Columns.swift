package import GameEngine

/// The kind of a board in the column `kind`. The numbers are stored, so they never change.
package enum BoardKind: Int64 {
  /// Of `Board.daily`.
  case daily = 1
  /// Of `Board.weekly`.
  case weekly = 2
  /// Of `Board.run`.
  case run = 3
  /// Of `Board.streak`.
  case streak = 4
}

/// Boards as the columns `kind` and `period`.
///
/// A kind is a `BoardKind` with the letters of the course above its three bits, five bits each, the last letter lowest; a board
/// of English words has none, so its kind is the `BoardKind` alone. A period is the day on which it begins, counted from
/// 1970-01-01, or 0 for a board of all time. No week begins on day 0, which is a Thursday.
extension BoardKey {
  private static let allTime: Int64 = 0

  /// The column `kind`.
  package var kind: Int64 { BoardKey.kind(board, of: course) }

  /// The column `kind` of the boards of a course.
  package static func kind(_ board: Board, of course: CourseID) -> Int64 {
    let kind: BoardKind =
      switch board {
      case .daily, .hard: .daily
      case .weekly: .weekly
      case .run: .run
      case .streak: .streak
      }
    let letters =
      (course.unlessEnglish ?? "").utf8.reduce(0) { $0 << 5 | Int64($1 & 31) }
    return letters << 3 | kind.rawValue
  }

  /// The column `period`.
  package var periodDay: Int64 {
    switch contest {
    case .daily(let date): Int64(date.dayNumber)
    case .weekly(let week), .run(let week?): Int64(week.monday.dayNumber)
    case .run(nil), .streak: BoardKey.allTime
    }
  }

  /// Both columns, for programs that fill a database by SQL.
  package var columns: (kind: Int64, period: Int64) { (kind, periodDay) }

  /// The board of a row.
  ///
  /// - Throws: `StoreDamage.unknownBoard` if there is no such board.
  package init(kind: Int64, periodDay: Int64) throws(StoreError) {
    let date = CalendarDate(dayNumber: Int(periodDay))
    let contest: Contest? =
      switch BoardKind(rawValue: kind & 7) {
      case .daily: .daily(date)
      case .weekly: .weekly(ISOWeek(of: date))
      case .run: .run(periodDay == BoardKey.allTime ? nil : ISOWeek(of: date))
      case .streak: .streak
      case nil: nil
      }
    var letters: [UInt8] = []
    for shift in stride(from: Int64(3), to: 64, by: 5) where kind >> shift & 31 > 0 {
      letters.insert(UInt8(96 | kind >> shift & 31), at: 0)
    }
    let course = letters.isEmpty ? .english : CourseID(String(decoding: letters, as: UTF8.self))
    guard let contest, let course, kind > 0 else { throw StoreError.damaged(.unknownBoard) }
    self.init(contest, of: course)
    guard self.kind == kind, self.periodDay == periodDay else {
      throw StoreError.damaged(.unknownBoard)
    }
  }
}
