package import GameEngine

extension BoardKey {
  /// The boards that runs can enter at an instant, and the boards of the week before.
  ///
  /// - Parameter instant: milliseconds since 1970.
  package static func live(at instant: Int64) -> [BoardKey] {
    let today = CalendarDate(utc: instant)
    let dates = (-2...1).map { today.adding(days: $0) }
      .filter { DailyWindow($0).contains(instant) }
    let weeks = Set([-7, 0, 1].map { ISOWeek(of: today.adding(days: $0)) })
    return [.run(nil), .streak] + dates.map { .daily($0) } + weeks.map { .weekly($0) }
      + weeks.map { .run($0) }
  }
}
