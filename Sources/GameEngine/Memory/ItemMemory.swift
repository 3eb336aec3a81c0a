/// A player's memory of one word, and whether it is forgotten again and again.
package struct ItemMemory: Hashable, Sendable {
  /// The memory by the model.
  package internal(set) var state: MemoryState
  /// How often it was forgotten, less how often it was recalled since; 0 or more.
  package internal(set) var lapses: Int
  /// The end of its rest, in milliseconds since 1970; 0 if it does not rest.
  package internal(set) var heldUntil: Int64

  /// The number of lapses from which a word is a leech: asking it again costs more than it gives, so it rests
  /// for two days, then four, and so on.
  private static let leech = 3
  /// No rest is longer, in days.
  private static let longestRest: Int64 = 30

  /// The stored state of a memory.
  init(state: MemoryState, lapses: Int, heldUntil: Int64) {
    self.state = state
    self.lapses = lapses
    self.heldUntil = heldUntil
  }

  /// The memory after an answer. Answers within a day of the previous one belong to the same success or
  /// failure.
  ///
  /// - Parameters:
  ///   - grade: how well it was known.
  ///   - old: the memory before; nil for a word that was never answered.
  ///   - instant: when it was given, in milliseconds since 1970.
  package init(
    after grade: Grade, from old: ItemMemory?, at instant: Int64, model: FSRS = .standard
  ) {
    state = model.state(after: grade, from: old?.state, at: instant)
    if let old, old.state.elapsedDays(at: instant) > 0 {
      lapses = grade.isSuccess ? max(0, old.lapses - 1) : old.lapses + 1
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

  /// In how many days the word is due, 0 for now: when the chance of recall has fallen to the chosen
  /// retention, and its rest is over.
  package func daysUntilDue(
    at instant: Int64, retention: Double, model: FSRS = .standard
  ) -> Int {
    let wait = model.days(of: state.stability, until: retention).rounded(.up)
    let due = Int(min(wait, Double(FSRS.longestInterval))) - state.elapsedDays(at: instant)
    let rest = heldUntil > instant ? Int((heldUntil - instant - 1) / 86_400_000) + 1 : 0
    return max(0, due, rest)
  }
}
