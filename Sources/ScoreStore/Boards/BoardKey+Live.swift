package import GameEngine

extension BoardKey {
  /// The boards that runs of some courses can enter at an instant, and the boards of the week before.
  ///
  /// - Parameter instant: milliseconds since 1970.
  package static func live(
    at instant: Int64, of courses: [CourseID] = [.english]
  ) -> [BoardKey] {
    let today = CalendarDate(utc: instant)
    let dates = (-2...1).map { today.adding(days: $0) }
      .filter { DailyWindow($0).contains(instant) }
    let weeks = Set([-7, 0, 1].map { ISOWeek(of: today.adding(days: $0)) })
    let contests: [Contest] =
      [.run(nil), .streak] + dates.map { .daily($0) } + weeks.map { .weekly($0) }
      + weeks.map { .run($0) }
    return courses.flatMap { course in contests.map { BoardKey($0, of: course) } }
  }
}
