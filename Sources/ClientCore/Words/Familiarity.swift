package import GameEngine

/// The player's progress with an item, as of a time.
package struct Familiarity: Hashable, Sendable {
  /// The item's answers and look-ups; empty if the player has never met it.
  package let state: ItemProgress
  package let difficulty: Difficulty
  /// The number of days until it comes back, 0 for now; nil if it was never answered.
  package let daysUntilDue: Int?
  /// The chance that it is recalled now, 0 to 1; nil if it was never answered.
  package let recall: Double?
  /// Whether it was answered on this study day; until the next the chance of recall is not
  /// meaningful.
  package let isFresh: Bool
  /// Whether it is a favorite.
  package let isFavorite: Bool

  /// The progress with an item.
  ///
  /// - Parameter goal: when it comes back.
  package init(_ id: ItemID, progress: PlayerProgress, at time: StudyTime, goal: RecallGoal) {
    state = progress.words[id] ?? ItemProgress()
    difficulty = progress.difficulty(of: id)
    daysUntilDue = progress.daysUntilDue(of: id, at: time, goal: goal)
    recall = progress.retrievability(of: id, at: time)
    isFresh = state.memory?.state.elapsedDays(at: time) == 0
    isFavorite = progress.favorites[id] != nil
  }

  /// Whether it is more likely forgotten than not, so that its difficulty is unreliable.
  package var isFading: Bool { recall.map { $0 < 0.5 } ?? false }
}
