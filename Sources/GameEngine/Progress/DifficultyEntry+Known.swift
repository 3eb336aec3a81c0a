extension DifficultyEntry {
  /// The days for which an item rests after the player said that they know it: 180, as days are rounded up.
  private static let restDays = 179.5

  /// The entry by which the player says that they know an item: it comes back after half a year, as a check. If it is
  /// remembered for longer than that already, it comes back when it is due.
  ///
  /// - Parameters:
  ///   - progress: the progress before.
  ///   - retention: the chance of recall at which it is due, 0 to 1.
  package init(
    known item: ItemID, in progress: PlayerProgress, at time: StudyTime, retention: Double
  ) {
    let word = progress.words[item]
    let state = word?.memory?.state
    let stability = max(
      DifficultyEntry.restDays / progress.model.days(of: 1, until: retention),
      state?.stability ?? 0)
    self.init(
      item: item, difficulty: .known,
      memory: KnownMemory(
        stability: min(max(stability, FSRS.leastStability), Double(RecallGoal.longest)),
        difficulty: state?.difficulty ?? 5,
        // The clock of the device that wrote the last answer may be ahead.
        lastReview: max(time.instant, (state?.lastReview ?? 0) + 1),
        reviews: word?.reviewsElsewhere ?? 0, lapses: word?.lapsesElsewhere ?? 0))
  }
}
