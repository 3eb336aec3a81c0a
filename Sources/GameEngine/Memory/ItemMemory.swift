/// A player's memory of one word, with a rest for words that are forgotten repeatedly.
package struct ItemMemory: Hashable, Sendable {
  /// How well the answers so far show that the word is known.
  package enum Acquaintance: Int, Sendable, CaseIterable {
    /// The first answer was a miss, and the word was not asked on a later day.
    case missed
    /// The first answer was a right choice, or right with help, so possibly a guess.
    case chosen
    /// The first answer was typed and right.
    case typed
    /// The word was asked again on a later day.
    case reviewed
  }

  /// The state in the FSRS model.
  package internal(set) var state: MemoryState
  /// How often the word was forgotten, less the times it was recalled since; 0 or more.
  package internal(set) var lapses: Int
  /// The end of its rest, in milliseconds since 1970; 0 if it does not rest.
  package internal(set) var heldUntil: Int64
  /// How well the answers so far show that it is known.
  package internal(set) var acquaintance: Acquaintance
  /// The number of answers after the first one of its last day, 0 to 9.
  package internal(set) var repeats: Int

  /// The upper limit of `repeats`.
  static let mostRepeats = 9
  /// Milliseconds after which an answer belongs to a later day. Half a day, since a player who is
  /// early today is still in another sitting than yesterday.
  private static let sitting: Int64 = 43_200_000
  /// The number of lapses from which a word rests: asking it again costs more than it gives. It
  /// rests for 2 days, then 4, 8 and so on.
  private static let leech = 3
  /// The longest rest, in days.
  private static let longestRest: Int64 = 30

  /// Restores a stored memory.
  init(
    state: MemoryState, lapses: Int, heldUntil: Int64, acquaintance: Acquaintance, repeats: Int
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
  ///   - isTyped: whether it was typed without help; only used for the first answer.
  ///   - instant: the time of the answer, in milliseconds since 1970.
  package init(
    after grade: Grade, from old: ItemMemory?, isTyped: Bool = true, at instant: Int64,
    model: FSRS = .standard
  ) {
    state = model.state(after: grade, from: old?.state, at: instant)
    if let old {
      let isLater = old.isEarlierDay(at: instant)
      acquaintance = isLater ? .reviewed : old.acquaintance
      repeats = isLater ? 0 : min(old.repeats + 1, ItemMemory.mostRepeats)
    } else {
      acquaintance = grade.isSuccess ? isTyped ? .typed : .chosen : .missed
      repeats = 0
    }
    if let old, old.state.elapsedDays(at: instant) > 0 {
      lapses = old.lapses
      lapses.grow(by: grade.isSuccess ? -1 : 1)
      lapses = max(0, lapses)
    } else {
      lapses = old?.lapses ?? 0
    }
    if lapses >= ItemMemory.leech {
      let rest = min(Int64(2) << min(lapses - ItemMemory.leech, 8), ItemMemory.longestRest)
      heldUntil = instant + rest * 86_400_000
    } else {
      heldUntil = 0
    }
  }

  /// The memory of a word whose difficulty the player chose.
  init(of difficulty: Difficulty, at instant: Int64) {
    let stability: Double =
      switch difficulty {
      case .known: 60
      case .familiar: 14
      case .shaky: 4
      case .hard: 0.5
      }
    self.init(
      state: MemoryState(stability: stability, difficulty: 5, lastReview: instant), lapses: 0,
      heldUntil: 0, acquaintance: .reviewed, repeats: 0)
  }

  /// The memory from another program. Its lapses are not counted, so no card rests because it was
  /// hard there.
  init(of known: KnownMemory) {
    self.init(
      state: MemoryState(
        stability: known.stability, difficulty: known.difficulty, lastReview: known.lastReview),
      lapses: 0, heldUntil: 0, acquaintance: .reviewed, repeats: 0)
  }

  /// Whether the last answer was given on an earlier day, at least half a day ago.
  func isEarlierDay(at instant: Int64) -> Bool { instant &- state.lastReview >= ItemMemory.sitting }

  /// Whether the first review is pending: the word was never asked on a later day, and the last
  /// answer was on an earlier date.
  package func awaitsFirstReview(at moment: Moment) -> Bool {
    acquaintance != .reviewed && state.lastReview < moment.startOfDate
  }

  /// Days until the word is due, 0 for now. It is due when the chance of recall has fallen to
  /// `retention` and its rest is over; a word without a review is due after a day.
  package func daysUntilDue(
    at instant: Int64, retention: Double, model: FSRS = .standard
  ) -> Int {
    let wait =
      acquaintance == .reviewed
      ? model.days(of: state.stability, until: retention).rounded(.up) : 1
    let due = Int(min(wait, Double(FSRS.longestInterval))) - state.elapsedDays(at: instant)
    let rest = heldUntil > instant ? Int((heldUntil - instant - 1) / 86_400_000) + 1 : 0
    return max(0, due, rest)
  }
}
