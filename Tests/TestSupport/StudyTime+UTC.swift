package import GameEngine

extension StudyTime {
  /// A time of a player in UTC.
  ///
  /// - Parameter start: the hour at which study days begin.
  package init(utc instant: Int64, start: Int = StudyTime.usualStart) {
    self.init(instant: instant, offset: 0, start: start)
  }

  /// A time of a player whose study days begin at the usual hour.
  package init(_ moment: Moment) {
    self.init(instant: moment.instant, offset: moment.offset, start: StudyTime.usualStart)
  }
}
