extension PlayerProgress {
  /// The key of the setting for the hour at which a study day begins, a number in `StudyTime.starts`.
  package static let dayStartSetting = "day-turns-at"

  /// The hour at which a study day begins.
  package var dayStart: Int {
    let chosen = settings[PlayerProgress.dayStartSetting].flatMap { Int($0) }
    return chosen.flatMap { StudyTime.starts.contains($0) ? $0 : nil } ?? StudyTime.usualStart
  }

  /// The study day of a moment.
  package func studyTime(_ moment: Moment) -> StudyTime {
    StudyTime(
      instant: moment.instant, date: moment.localDate, offset: moment.offset, start: dayStart)
  }

  /// The study day of an event.
  package func studyTime(of event: Event) -> StudyTime {
    StudyTime(
      instant: event.instant, date: event.localDate, offset: event.offset, start: dayStart)
  }
}
