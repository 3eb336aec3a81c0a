package import GameEngine

extension PlayerProgress {
  /// The earliest solo daily that was started and can still be finished.
  package func openSoloDaily(at now: Moment, includingEarlier: Bool) -> RoundProgress? {
    dailies().first { round in
      let isTimely =
        round.startedOn == now.localDate
        || (includingEarlier && round.startedOn < now.localDate
          && DailyWindow(round.startedOn).contains(now.instant))
      return isTimely && !round.isFinished && daily(of: round.startedOn) == round
    }
  }

  /// The ranked daily of a date, if it is in the journal.
  package func rankedDaily(of date: CalendarDate) -> RoundProgress? {
    rounds.values
      .filter { $0.header.ranked && $0.isDailyOfItsDate && $0.header.date == date }
      .max { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) }
  }

  /// The latest ranked rounds without an end in the journal, the earliest first.
  package func unfinishedRanked(_ mode: Mode) -> [RoundProgress] {
    rounds.values
      .filter { $0.header.ranked && $0.header.mode == mode && !$0.isFinished }
      .sorted { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) }
      .suffix(5)
  }
}
