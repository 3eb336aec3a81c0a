import GameEngine

/// Boards as one number each, by which tables keep them: eight times the day the period begins on,
/// counted from 1970-01-01, plus the kind of board. Younger boards of a kind have higher numbers.
extension BoardKey {
  private enum Kind: Int64 {
    case daily, weekly, runOfWeek, run, streak
  }

  var code: Int64 {
    func code(_ date: CalendarDate, _ kind: Kind) -> Int64 {
      Int64(date.dayNumber) * 8 + kind.rawValue
    }
    return switch self {
    case .daily(let date): code(date, .daily)
    case .weekly(let week): code(week.monday, .weekly)
    case .run(let week?): code(week.monday, .runOfWeek)
    case .run(nil): Kind.run.rawValue
    case .streak: Kind.streak.rawValue
    }
  }

  /// The board of a number; nil where there is none.
  init?(code: Int64) {
    let date = CalendarDate(dayNumber: Int(code >> 3))
    switch Kind(rawValue: code & 7) {
    case .daily: self = .daily(date)
    case .weekly: self = .weekly(ISOWeek(of: date))
    case .runOfWeek: self = .run(ISOWeek(of: date))
    case .run: self = .run(nil)
    case .streak: self = .streak
    case nil: return nil
    }
    guard self.code == code else { return nil }
  }
}
