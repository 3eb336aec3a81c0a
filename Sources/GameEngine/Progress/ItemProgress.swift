/// A player's answers to one word, and their memories of it.
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
  /// The memory of recalling it, and of recognizing it if that has none; nil if it was never answered.
  package internal(set) var recall: ItemMemory?
  /// The memory of recognizing it; nil if it is not apart, as it is for all that did not come with both.
  package internal(set) var recognition: ItemMemory?

  /// How often it was forgotten: missed on a later day than the answer before.
  package var forgotten = 0

  /// The number of reviews in the program that its memory came from.
  package var reviewsElsewhere = 0
  /// How often it was forgotten in that program.
  package var lapsesElsewhere = 0

  package init() {}

  /// How often it was forgotten, here and in the program that its memory came from.
  package var allLapses: Int { forgotten + lapsesElsewhere }

  /// The skill whose chance falls to 0.9 first, which is the next to practice; nil if one memory is for both.
  package var weakerSkill: Skill? {
    guard let recall, let recognition else { return nil }
    return recognition.fadingDay < recall.fadingDay ? .recognition : .recall
  }

  /// The memory by which it is scheduled and shown, which is the weaker of two; nil if it was never answered.
  package var memory: ItemMemory? { weakerSkill == .recognition ? recognition : recall }

  /// Its memories: none, one or two.
  package var memories: [ItemMemory] { [recall, recognition].compactMap(\.self) }

  /// The memory of a skill; nil if it was never answered.
  package func memory(of skill: Skill) -> ItemMemory? {
    skill == .recognition ? recognition ?? recall : recall
  }

  /// Whether it is forgotten again and again: at least 8 times, as in Anki, and it is not remembered for three weeks yet.
  package var isLeech: Bool {
    allLapses >= ItemProgress.leechLapses
      && (memory?.state.stability ?? 0) < ItemProgress.matureStability
  }

  private static let leechLapses = 8
  private static let matureStability = 21.0

  /// Whether all answers so far were wrong, here and elsewhere.
  var isOnlyMissed: Bool { right == 0 && wrong > 0 && reviewsElsewhere == 0 }

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
      grading.grade, asking: grading.answer.form.skill,
      isTyped: !grading.answer.isChoice && grading.answer.form != .gist,
      at: event, time, model: model)
    if answers == 1, grading.grade == .easy { difficulty = .known }
  }

  /// Adds a grade from the player, of the weaker skill. It counts as a display but not as an answer, since nothing was
  /// judged.
  mutating func take(_ grade: Grade, at event: Event, _ time: StudyTime, model: FSRS) {
    take(
      grade, asking: weakerSkill ?? .recall, isTyped: false, at: event, time, model: model)
  }

  private mutating func take(
    _ grade: Grade, asking skill: Skill, isTyped: Bool, at event: Event, _ time: StudyTime,
    model: FSRS
  ) {
    show(at: event.instant, on: event.localDate)
    let old = memory(of: skill)
    if !grade.isSuccess, old?.isEarlierDay(at: time) == true { forgotten.grow() }
    let memory = ItemMemory(after: grade, from: old, at: time, model: model)
    if skill == .recognition, recognition != nil { recognition = memory } else { recall = memory }
    let weaker = self.memory ?? memory
    classicDifficulty = classicDifficulty.after(right: grade.isSuccess)
    difficulty = difficulty.after(
      right: grade.isSuccess, stability: weaker.state.stability, typed: isTyped)
    // A word that was never missed is not hard, however little it was practiced.
    if grade.isSuccess, wrong == 0, allLapses == 0 { difficulty = min(difficulty, .shaky) }
  }

  /// Whether an entry changes it: it has a memory that is newer than the player's own, or none from another program.
  package func takes(_ entry: DifficultyEntry) -> Bool {
    guard let known = entry.memory else { return true }
    return isNews(known, of: .recall)
      || entry.recognition.map { isNews($0, of: .recognition) } == true
  }

  private func isNews(_ known: KnownMemory, of skill: Skill) -> Bool {
    memory(of: skill).map { $0.state.lastReview < known.lastReview } ?? true
  }

  /// Sets a difficulty with a suitable memory, or the memories from another program that are newer than
  /// the player's own. It counts as neither display nor answer.
  ///
  /// - Parameters:
  ///   - time: the time of the event.
  ///   - studyTime: gives the study day of an instant.
  mutating func set(
    _ entry: DifficultyEntry, at time: StudyTime, studyTime: (Int64) -> StudyTime
  ) {
    guard takes(entry) else { return }
    if let known = entry.memory {
      func new(_ known: KnownMemory?, of skill: Skill) -> ItemMemory? {
        guard let known, isNews(known, of: skill) else { return memory(of: skill) }
        return ItemMemory(of: known, reviewed: studyTime(known.lastReview))
      }
      (recall, recognition) = (
        new(known, of: .recall),
        entry.recognition == nil ? nil : new(entry.recognition, of: .recognition)
      )
      reviewsElsewhere = known.reviews + (entry.recognition?.reviews ?? 0)
      lapsesElsewhere = known.lapses + (entry.recognition?.lapses ?? 0)
    } else {
      (recall, recognition) = (ItemMemory(of: entry.difficulty, at: time), nil)
    }
    difficulty = entry.difficulty
    classicDifficulty = entry.difficulty
  }
}
