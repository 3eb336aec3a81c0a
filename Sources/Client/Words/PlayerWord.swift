package import GameEngine

/// A word and the player's progress with it.
package struct PlayerWord: Hashable, Sendable {
  package let word: Item
  /// The answers and looks that it has had; empty if the player has never met it.
  package let state: ItemProgress
  package let difficulty: Difficulty
  /// In how many days it comes back, 0 for now; nil if it was never answered.
  package let daysUntilDue: Int?
  /// The chance that it is recalled, 0 to 1; nil if it was never answered.
  package let recall: Double?
  /// Whether it was answered within the last day, when the chance of recall says nothing yet.
  package let isFresh: Bool
  /// Whether it is a favorite.
  package let isFavorite: Bool

  /// Creates a player's word as of an instant.
  package init(_ word: Item, progress: PlayerProgress, at instant: Int64) {
    self.word = word
    state = progress.words[word.id] ?? ItemProgress()
    difficulty = progress.difficulty(of: word.id)
    daysUntilDue = state.memory?
      .daysUntilDue(at: instant, retention: Settings(progress).retention)
    recall = state.retrievability(at: instant)
    isFresh = state.memory?.state.elapsedDays(at: instant) == 0
    isFavorite = progress.favorites[word.id] != nil
  }

  /// Whether games ask it; others are only looked up.
  package var isPlayed: Bool { word.isPlayed }
  /// Whether the player has seen it, in a question or elsewhere.
  package var isMet: Bool { state.seen > 0 }
  /// Whether it is more likely forgotten than not, so that its difficulty is unreliable.
  package var isFading: Bool { recall.map { $0 < 0.5 } ?? false }

  // MARK: - Figures

  /// The chance of recall in percent; nil if it says nothing.
  package var recallText: String? {
    isFresh ? nil : recall.map { "\(Int((100 * $0).rounded())) %" }
  }
}
