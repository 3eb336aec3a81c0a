/// What a player's answers have left of one word: its memory, and whether it keeps slipping away.
package struct WordMemory: Hashable, Sendable {
  /// The memory by the model.
  package private(set) var state: MemoryState
  /// How often it was forgotten, less how often it was recalled since; 0 or more.
  package private(set) var lapses = 0
  /// Until when it is left in peace, in milliseconds since 1970; 0 where it is not.
  package private(set) var heldUntil: Int64 = 0

  /// From so many lapses on a word is a leech: asking it again takes more than it gives, so it rests for
  /// two days, then four, and so on.
  private static let leech = 3
  /// No rest is longer, in days.
  private static let longestRest: Int64 = 30

  /// The memory of a word that was answered for the first time.
  package init(first grade: Grade, at instant: Int64, model: FSRS = .standard) {
    state = model.state(after: grade, from: nil, at: instant)
  }

  /// Takes the next answer, at an instant in milliseconds since 1970.
  ///
  /// What happens within a day of the answer before is the same success or failure still.
  package mutating func answer(_ grade: Grade, at instant: Int64, model: FSRS = .standard) {
    if state.elapsedDays(at: instant) > 0 {
      lapses = grade.isSuccess ? max(0, lapses - 1) : lapses + 1
    }
    state = model.state(after: grade, from: state, at: instant)
    heldUntil = 0
    guard lapses >= WordMemory.leech else { return }
    let rest = min(Int64(2) << min(lapses - WordMemory.leech, 8), WordMemory.longestRest)
    heldUntil = instant + rest * 86_400_000
  }
}
