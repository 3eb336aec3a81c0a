package import GameEngine

/// A word and the player's progress with it.
package struct PlayerWord: Hashable, Sendable {
  package let word: Item
  /// The player's progress with it.
  package let standing: Familiarity
  /// A few translations, from `Glosses`; nil if there are none, or they were not looked up.
  package var gloss: String?

  /// Creates a player's word as of a time.
  package init(
    _ word: Item, progress: PlayerProgress, at time: StudyTime, goals: RecallGoals
  ) {
    self.init(
      word, Familiarity(word.id, progress: progress, at: time, goal: goals[word.id]))
  }

  /// A word and the progress with it.
  package init(_ word: Item, _ standing: Familiarity) {
    (self.word, self.standing) = (word, standing)
  }

  /// See `Familiarity.state`.
  package var state: ItemProgress { standing.state }
  /// See `Familiarity.difficulty`.
  package var difficulty: Difficulty { standing.difficulty }
  /// See `Familiarity.daysUntilDue`.
  package var daysUntilDue: Int? { standing.daysUntilDue }
  /// See `Familiarity.recall`.
  package var recall: Double? { standing.recall }
  /// See `Familiarity.isFresh`.
  package var isFresh: Bool { standing.isFresh }
  /// See `Familiarity.isFavorite`.
  package var isFavorite: Bool { standing.isFavorite }
  /// See `Familiarity.isFading`.
  package var isFading: Bool { standing.isFading }
  /// Whether games ask it; others are only looked up.
  package var isPlayed: Bool { word.isPlayed }
  /// Whether the player has seen it, in a question or elsewhere, or has said to know it.
  package var isMet: Bool { state.seen > 0 || state.memory != nil }

  // MARK: - Figures

  /// The chance of recall in percent; nil if the word was never answered, or only within the last
  /// day.
  package var recallText: String? {
    isFresh ? nil : recall.map { "\(Int((100 * $0).rounded())) %" }
  }
}
