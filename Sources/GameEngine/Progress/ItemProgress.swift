/// A player's answers to one word, and their memory of it.
package struct ItemProgress: Hashable, Sendable {
  /// How often it was shown, in questions and outside.
  package var seen = 0
  /// Right answers and disputed misses.
  package var right = 0
  /// Misses and passes that are not disputed.
  package var wrong = 0
  /// The difficulty by memory, which players see unless they use the classic rule.
  package var difficulty = Difficulty.new
  /// The difficulty by the classic rule.
  package var classicDifficulty = Difficulty.new
  /// When it was last shown, in milliseconds since 1970.
  package var lastSeen: Int64 = 0
  /// The date on which it was last shown.
  package var lastSeenOn = CalendarDate(dayNumber: 0)
  /// How often it was shown on that date.
  package var seenThatDay = 0
  /// The memory; nil if it was never answered.
  package var memory: ItemMemory?

  /// How often it was forgotten: missed on a later day than the answer before.
  package var forgotten = 0

  /// The number of reviews in the program that its memory came from.
  package var reviewsElsewhere = 0
  /// How often it was forgotten in that program.
  package var lapsesElsewhere = 0

  package init() {}

  /// How often it was forgotten, here and in the program that its memory came from.
  package var allLapses: Int { forgotten + lapsesElsewhere }

  /// Whether it is forgotten again and again: at least 8 times, as in Anki, and it is not remembered for three weeks yet.
  package var isLeech: Bool {
    allLapses >= ItemProgress.leechLapses
      && (memory?.state.stability ?? 0) < ItemProgress.matureStability
  }

  private static let leechLapses = 8
  private static let matureStability = 21.0

  /// How often it was answered.
  package var answers: Int { right + wrong }

  /// Counts one more display, and notes its time.
  mutating func show(at instant: Int64, on date: CalendarDate) {
    seen.grow()
    lastSeen = instant
    if lastSeenOn == date { seenThatDay.grow() } else { seenThatDay = 1 }
    lastSeenOn = date
  }

  /// Adds an answer, which also counts as a display.
  mutating func take(_ grading: Grading, at event: Event, _ time: StudyTime, model: FSRS) {
    if grading.isRight { right.grow() } else { wrong.grow() }
    take(
      grading.grade, isUnaided: grading.answer.isUnaided, isTyped: !grading.answer.isChoice,
      at: event, time, model: model)
  }

  /// Adds a grade from the player. It counts as a display but not as an answer, since nothing was
  /// judged.
  mutating func take(_ grade: Grade, at event: Event, _ time: StudyTime, model: FSRS) {
    take(grade, isUnaided: false, isTyped: false, at: event, time, model: model)
  }

  private mutating func take(
    _ grade: Grade, isUnaided: Bool, isTyped: Bool, at event: Event, _ time: StudyTime, model: FSRS
  ) {
    show(at: event.instant, on: event.localDate)
    if !grade.isSuccess, memory?.isEarlierDay(at: time) == true { forgotten.grow() }
    let memory = ItemMemory(
      after: grade, from: memory, isTyped: self.memory == nil && isUnaided, at: time, model: model)
    self.memory = memory
    classicDifficulty = classicDifficulty.after(right: grade.isSuccess)
    difficulty = difficulty.after(
      right: grade.isSuccess, stability: memory.state.stability, typed: isTyped)
  }

  /// Sets a difficulty with a suitable memory, or a memory from another program if it is newer than
  /// the player's own. It counts as neither display nor answer.
  ///
  /// - Parameters:
  ///   - time: the time of the event.
  ///   - studyTime: gives the study day of an instant.
  mutating func set(
    _ entry: DifficultyEntry, at time: StudyTime, studyTime: (Int64) -> StudyTime
  ) {
    if let known = entry.memory {
      guard memory.map({ $0.state.lastReview < known.lastReview }) ?? true else { return }
      memory = ItemMemory(of: known, reviewed: studyTime(known.lastReview))
      reviewsElsewhere = known.reviews
      lapsesElsewhere = known.lapses
    } else {
      memory = ItemMemory(of: entry.difficulty, at: time)
    }
    difficulty = entry.difficulty
    classicDifficulty = entry.difficulty
  }

  /// The chance that it is recalled, 0 to 1; nil if it has no memory.
  func retrievability(at time: StudyTime, model: FSRS) -> Double? {
    memory.map { model.retrievability(of: $0.state, at: time) }
  }
}
