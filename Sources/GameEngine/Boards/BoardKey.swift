/// One leaderboard: a contest within a course. Written `daily/2026-11-21`, `weekly/2026-W47`, `run/2026-W47`, `run/all`,
/// `streak/all`, `hard/2026-11-21`, with the course beside it. Nothing is ever reset, since the period is part of the key.
package struct BoardKey: Hashable, Sendable {
  /// What the players of a board compete in.
  package enum Contest: Hashable, Sendable {
    /// The daily of a date.
    case daily(CalendarDate)
    /// The best five dailies of a week.
    case weekly(ISOWeek)
    /// The best run of a week; of all time if nil.
    case run(ISOWeek?)
    /// The longest streak of all time.
    case streak
  }

  /// What its players compete in.
  package let contest: Contest
  /// The course of the words that they play.
  package let course: CourseID

  /// The board of a contest in a course.
  package init(_ contest: Contest, of course: CourseID = .english) {
    self.contest = contest
    self.course = course
  }

  /// The board of the daily of a date.
  package static func daily(_ date: CalendarDate, of course: CourseID = .english) -> BoardKey {
    BoardKey(.daily(date), of: course)
  }

  /// The board of the harder daily of a date.
  package static func hard(_ date: CalendarDate) -> BoardKey { .daily(date, of: .hard) }

  /// The board of the best five dailies of a week.
  package static func weekly(_ week: ISOWeek, of course: CourseID = .english) -> BoardKey {
    BoardKey(.weekly(week), of: course)
  }

  /// The board of the best run of a week; of all time if nil.
  package static func run(_ week: ISOWeek?, of course: CourseID = .english) -> BoardKey {
    BoardKey(.run(week), of: course)
  }

  /// The board of the longest streak of all time.
  package static func streak(of course: CourseID = .english) -> BoardKey {
    BoardKey(.streak, of: course)
  }

  /// Parses the parts of a written key; nil if they are not valid together.
  package init?(board: String, period: String, of course: CourseID = .english) {
    switch (board, period) {
    case ("daily", let text):
      guard let date = CalendarDate(text) else { return nil }
      self.init(.daily(date), of: course)
    case ("hard", let text):
      guard course.listed == .english, let date = CalendarDate(text) else { return nil }
      self.init(.daily(date), of: .hard)
    case ("weekly", let text):
      guard let week = ISOWeek(text) else { return nil }
      self.init(.weekly(week), of: course)
    case ("run", "all"): self.init(.run(nil), of: course)
    case ("run", let text):
      guard let week = ISOWeek(text) else { return nil }
      self.init(.run(week), of: course)
    case ("streak", "all"): self.init(.streak, of: course)
    default: return nil
    }
  }

  /// The board of another contest in the same course.
  package func with(_ contest: Contest) -> BoardKey { BoardKey(contest, of: course) }

  /// Its kind, without the period.
  package var board: Board {
    switch contest {
    case .daily: course == .hard ? .hard : .daily
    case .weekly: .weekly
    case .run: .run
    case .streak: .streak
    }
  }

  /// Whether its runs are dailies: each player has one.
  package var isDaily: Bool { if case .daily = contest { true } else { false } }

  /// The written form of the period: a date, a week or `all`.
  package var period: String {
    switch contest {
    case .daily(let date): "\(date)"
    case .weekly(let week): "\(week)"
    case .run(let week): week.map { "\($0)" } ?? "all"
    case .streak: "all"
    }
  }
}

extension BoardKey: CustomStringConvertible {
  /// The written key; a course other than English comes first: `de/daily/2026-11-21`.
  package var description: String {
    [course.listed.unlessEnglish, board.rawValue, period].compactMap(\.self).joined(separator: "/")
  }
}
