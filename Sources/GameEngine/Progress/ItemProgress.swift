/// A player's answers to one word, and their memory of it.
package struct ItemProgress: Hashable, Sendable {
  /// How often it was shown, in questions and outside.
  package var seen = 0
  /// Right answers.
  package var right = 0
  /// Misses and passes.
  package var wrong = 0
  /// The difficulty by memory.
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

  /// Reviews in the program that its memory is from.
  package var reviewsElsewhere = 0
  /// How often it was forgotten there.
  package var lapsesElsewhere = 0

  /// A word that was never shown.
  package init() {}

  /// How often it was answered.
  package var answers: Int { right + wrong }

  /// Counts one more showing.
  mutating func show(at instant: Int64, on date: CalendarDate) {
    seen.grow()
    lastSeen = instant
    if lastSeenOn == date { seenThatDay.grow() } else { seenThatDay = 1 }
    lastSeenOn = date
  }

  /// Adds an answer.
  mutating func take(_ grading: Grading, at event: Event, model: FSRS) {
    if grading.isRight { right.grow() } else { wrong.grow() }
    take(
      grading.grade, isUnaided: grading.answer.isUnaided, isTyped: !grading.answer.isChoice,
      at: event, model: model)
  }

  /// Adds a grade that the player gave. It counts as shown, but not as answered, since nothing was judged.
  mutating func take(_ grade: Grade, at event: Event, model: FSRS) {
    take(grade, isUnaided: false, isTyped: false, at: event, model: model)
  }

  private mutating func take(
    _ grade: Grade, isUnaided: Bool, isTyped: Bool, at event: Event, model: FSRS
  ) {
    show(at: event.instant, on: event.localDate)
    let memory = ItemMemory(
      after: grade, from: memory, isTyped: self.memory == nil && isUnaided, at: event.instant,
      model: model)
    self.memory = memory
    classicDifficulty = classicDifficulty.after(right: grade.isSuccess)
    difficulty = difficulty.after(
      right: grade.isSuccess, stability: memory.state.stability, typed: isTyped)
  }

  /// Sets the difficulty, and a memory that suits it; or the memory of another program, unless the player's own is not
  /// older. It counts as neither shown nor answered.
  mutating func set(_ entry: DifficultyEntry, at instant: Int64) {
    if let known = entry.memory {
      guard memory.map({ $0.state.lastReview < known.lastReview }) ?? true else { return }
      memory = ItemMemory(of: known)
      reviewsElsewhere = known.reviews
      lapsesElsewhere = known.lapses
    } else {
      memory = ItemMemory(of: entry.difficulty, at: instant)
    }
    difficulty = entry.difficulty
    classicDifficulty = entry.difficulty
  }

  /// The chance that it is recalled, 0 to 1; nil if it was never answered.
  package func retrievability(at instant: Int64, model: FSRS = .standard) -> Double? {
    memory.map { model.retrievability(of: $0.state, at: instant) }
  }
}
