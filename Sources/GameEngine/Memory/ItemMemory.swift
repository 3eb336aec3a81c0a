/// A player's memory of one word, and whether it is forgotten again and again.
package struct ItemMemory: Hashable, Sendable {
  /// How well the answers so far show that a word is known.
  package enum Acquaintance: Int, Sendable, CaseIterable {
    /// Its first answer was a miss, and it was not asked on a later day.
    case missed
    /// Its first answer was a right choice, or right with help: perhaps a guess.
    case chosen
    /// Its first answer was typed and right.
    case typed
    /// It was asked again on a later day.
    case reviewed
  }

  /// The memory by the model.
  package internal(set) var state: MemoryState
  /// How often it was forgotten, less how often it was recalled since; 0 or more.
  package internal(set) var lapses: Int
  /// The end of its rest, in milliseconds since 1970; 0 if it does not rest.
  package internal(set) var heldUntil: Int64
  /// How well the answers so far show that it is known.
  package internal(set) var acquaintance: Acquaintance
  /// How many answers followed the first one of its last day, up to 9.
  package internal(set) var repeats: Int

  /// The highest number of repeats that is counted.
  static let mostRepeats = 9
  /// An answer belongs to a later day if it comes so many milliseconds after the one before. Half a day,
  /// since a player who is early today is not in the same sitting as yesterday.
  private static let sitting: Int64 = 43_200_000
  /// The number of lapses from which a word is a leech: asking it again costs more than it gives, so it rests
  /// for two days, then four, and so on.
  private static let leech = 3
  /// No rest is longer, in days.
  private static let longestRest: Int64 = 30

  /// The stored state of a memory.
  init(
    state: MemoryState, lapses: Int, heldUntil: Int64, acquaintance: Acquaintance, repeats: Int
  ) {
    self.state = state
    self.lapses = lapses
    self.heldUntil = heldUntil
    self.acquaintance = acquaintance
    self.repeats = repeats
  }

  /// The memory after an answer. Answers within a day of the previous one belong to the same success or
  /// failure.
  ///
  /// - Parameters:
  ///   - grade: how well it was known.
  ///   - old: the memory before; nil for a word that was never answered.
  ///   - isTyped: whether it was typed without help; matters for the first answer only.
  ///   - instant: when it was given, in milliseconds since 1970.
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

  /// The memory of a word whose difficulty was set by hand.
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

  /// The memory by another program. Its lapses are not counted here, so that no card rests since it was hard there.
  init(of known: KnownMemory) {
    self.init(
      state: MemoryState(
        stability: known.stability, difficulty: known.difficulty, lastReview: known.lastReview),
      lapses: 0, heldUntil: 0, acquaintance: .reviewed, repeats: 0)
  }

  /// Whether the last answer was given on an earlier day, or so long ago that it does not matter.
  func isEarlierDay(at instant: Int64) -> Bool { instant &- state.lastReview >= ItemMemory.sitting }

  /// Whether it is time for its first review: it was never asked on a later day, and the last answer was on
  /// an earlier date.
  package func awaitsFirstReview(at moment: Moment) -> Bool {
    acquaintance != .reviewed && state.lastReview < moment.startOfDate
  }

  /// In how many days the word is due, 0 for now: when the chance of recall has fallen to the chosen
  /// retention, and its rest is over. The first review is due after a day.
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
