package import GameEngine

extension PlayerProgress {
  /// The earliest solo daily of a course that was started and can still be finished.
  package func openSoloDaily(
    of course: CourseID = .english, at now: Moment, includingEarlier: Bool
  ) -> RoundProgress? {
    dailies(course: course).first { round in
      let isTimely =
        round.startedOn == now.localDate
        || (includingEarlier && round.startedOn < now.localDate
          && DailyWindow(round.startedOn).contains(now.instant))
      return isTimely && !round.isFinished && daily(of: round.startedOn, course: course) == round
    }
  }

  /// The ranked daily of a date in a course, if it is in the journal.
  package func rankedDaily(
    of date: CalendarDate, course: CourseID = .english
  ) -> RoundProgress? {
    rounds.values
      .filter {
        $0.header.ranked && $0.isDailyOfItsDate && $0.header.date == date
          && $0.header.course == course
      }
      .max { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) }
  }

  /// The latest ranked rounds of a course without an end in the journal, the earliest first.
  package func unfinishedRanked(
    _ mode: Mode, of course: CourseID = .english
  ) -> [RoundProgress] {
    rounds.values
      .filter {
        $0.header.ranked && $0.header.mode == mode && $0.header.course == course && !$0.isFinished
      }
      .sorted { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) }
      .suffix(5)
  }

  /// The place of a daily among those of its kind that were finished, 1 for the best score.
  package func place(of daily: RoundProgress) -> Int {
    1
      + rounds.values.count {
        $0.isDailyOfItsDate && $0.isFinished && $0.id != daily.id
          && $0.header.ranked == daily.header.ranked && $0.header.course == daily.header.course
          && $0.tally.score > daily.tally.score
      }
  }
}
