/// A player's memory of one word, with a rest for words that are forgotten repeatedly.
package struct ItemMemory: Hashable, Sendable {
  /// How well the answers so far show that the word is known.
  package enum Acquaintance: Int, Sendable, CaseIterable {
    /// The first answer was a miss, and the word was not asked on a later day.
    case missed
    /// The first answer was right, but slow, with help or possibly a guess.
    case unsure
    /// The first answer was easy: the word was known before it was first asked.
    case sure
    /// The first answer was a miss, and so were all on later days.
    case lost
    /// The word was asked again on a later day.
    case reviewed

    /// The acquaintance after an answer on a later day.
    func afterReview(_ grade: Grade) -> Acquaintance {
      !grade.isSuccess && (self == .missed || self == .lost) ? .lost : .reviewed
    }
  }

  /// The state in the FSRS model.
  package internal(set) var state: MemoryState
  /// How often the word was forgotten, less the times it was recalled since; 0 or more.
  package internal(set) var lapses: Int
  /// The study day on which its rest ends, in days since 1970-01-01; 0 if it does not rest.
  package internal(set) var heldUntil: Int
  /// How well the answers so far show that it is known.
  package internal(set) var acquaintance: Acquaintance
  /// The number of answers after the first one of its last day, 0 to 9.
  package internal(set) var repeats: Int

  /// The upper limit of `repeats`.
  static let mostRepeats = 9
  /// The number of lapses from which a word rests: asking it again costs more than it gives. It
  /// rests for 2 days, then 4, 8 and so on.
  private static let leech = 3
  /// The longest rest, in days.
  private static let longestRest = 30

  /// Restores a stored memory.
  init(
    state: MemoryState, lapses: Int, heldUntil: Int, acquaintance: Acquaintance, repeats: Int
  ) {
    self.state = state
    self.lapses = lapses
    self.heldUntil = heldUntil
    self.acquaintance = acquaintance
    self.repeats = repeats
  }

  /// The memory after an answer. Answers within a day of the previous one belong to the same
  /// success or lapse.
  ///
  /// - Parameters:
  ///   - grade: how well it was known.
  ///   - old: the memory before; nil for a word that was never answered.
  ///   - time: the time of the answer.
  package init(
    after grade: Grade, from old: ItemMemory?, at time: StudyTime, model: FSRS = .standard
  ) {
    state = model.state(after: grade, from: old?.state, at: time)
    if let old {
      let isLater = old.isEarlierDay(at: time)
      acquaintance = isLater ? old.acquaintance.afterReview(grade) : old.acquaintance
      repeats = isLater ? 0 : min(old.repeats + 1, ItemMemory.mostRepeats)
    } else {
      acquaintance = grade == .easy ? .sure : grade.isSuccess ? .unsure : .missed
      repeats = 0
    }
    if let old, old.isEarlierDay(at: time) {
      lapses = old.lapses
      lapses.grow(by: grade.isSuccess ? -1 : 1)
      lapses = max(0, lapses)
    } else {
      lapses = old?.lapses ?? 0
    }
    if lapses >= ItemMemory.leech {
      heldUntil = time.day + min(2 << min(lapses - ItemMemory.leech, 8), ItemMemory.longestRest)
    } else {
      heldUntil = 0
    }
  }

  /// The memory of a word whose difficulty the player chose.
  init(of difficulty: Difficulty, at time: StudyTime) {
    let stability: Double =
      switch difficulty {
      case .known: 60
      case .familiar: 14
      case .shaky: 4
      case .hard: 0.5
      }
    self.init(
      state: MemoryState(stability: stability, difficulty: 5, reviewed: time), lapses: 0,
      heldUntil: 0, acquaintance: .reviewed, repeats: 0)
  }

  /// The memory from another program. Its lapses are not counted, so no card rests because it was
  /// hard there.
  ///
  /// - Parameter time: the time of its last review there.
  init(of known: KnownMemory, reviewed time: StudyTime) {
    self.init(
      state: MemoryState(
        stability: known.stability, difficulty: known.difficulty, reviewed: time),
      lapses: 0, heldUntil: 0, acquaintance: .reviewed, repeats: 0)
  }

  /// The study day on which it falls to a chance of 0.9 by the definition of stability, or on which its rest ends.
  var fadingDay: Double { max(Double(state.lastDay) + state.stability, Double(heldUntil)) }

  /// Whether the last answer was given on an earlier study day.
  package func isEarlierDay(at time: StudyTime) -> Bool { state.elapsedDays(at: time) > 0 }

  /// Whether the first review is pending: the word is not known surely and was never asked on a later day, and the last
  /// answer was on an earlier one.
  package func awaitsFirstReview(at time: StudyTime) -> Bool {
    needsFirstReview && isEarlierDay(at: time)
  }

  private var needsFirstReview: Bool { acquaintance == .missed || acquaintance == .unsure }

  /// Whether the word rests because it was forgotten repeatedly.
  package func rests(at time: StudyTime) -> Bool { heldUntil > time.day }

  /// Days until the word is due, 0 for now. It is due when its goal says so and its rest is over; a
  /// word that needs a first review is due after a day.
  package func daysUntilDue(at time: StudyTime, goal: RecallGoal, model: FSRS) -> Int {
    max(0, wait(for: goal, model: model) - state.elapsedDays(at: time), heldUntil - time.day)
  }

  /// Whether its goal asks for a review, even if it rests.
  func isDue(at time: StudyTime, goal: RecallGoal, model: FSRS) -> Bool {
    wait(for: goal, model: model) <= state.elapsedDays(at: time)
  }

  private func wait(for goal: RecallGoal, model: FSRS) -> Int {
    needsFirstReview ? 1 : model.wait(of: state.stability, for: goal)
  }
}
