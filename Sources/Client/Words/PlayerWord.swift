package import GameEngine

/// A word, and where it stands for the player.
package struct PlayerWord: Hashable, Sendable {
  package let word: Item
  /// What was done with it; of a word that was never met nothing.
  package let state: ItemProgress
  package let difficulty: Difficulty
  /// In how many days it comes back, 0 for now; nil where it was never answered.
  package let daysUntilDue: Int?
  /// The chance that it is recalled, 0 to 1; nil where it was never answered.
  package let recall: Double?
  /// Whether it was answered within the last day: then everything is remembered, which says nothing.
  package let isFresh: Bool
  /// Whether it is a favorite.
  package let isFavorite: Bool

  /// A word at an instant.
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
  /// Whether the player has met it, in a question or outside.
  package var isMet: Bool { state.seen > 0 }
  /// Whether it is rather forgotten than not, so that its difficulty is not to be relied on.
  package var isFading: Bool { recall.map { $0 < 0.5 } ?? false }

  // MARK: - Told

  /// The difficulty, with a mark where the word fades.
  package var difficultyTold: String { "\(isFading ? "~" : "")\(difficulty.rawValue)" }

  /// The chance of recall in percent; nil where it says nothing.
  package var recallTold: String? {
    isFresh ? nil : recall.map { "\(Int((100 * $0).rounded())) %" }
  }

  /// Where it stands, in words.
  package var standing: String {
    guard isPlayed else { return "looked up only; no game asks it" }
    guard isMet else { return "not met yet" }
    guard let daysUntilDue else {
      return "not asked yet, seen \(counted(state.seen, "time"))"
    }
    let parts = [
      "difficulty \(difficultyTold)", recallTold.map { "recall \($0)" },
      daysUntilDue == 0 ? "due" : "due in \(counted(daysUntilDue, "day"))",
      "\(grouped(state.right)) of \(grouped(state.answers)) right",
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// All that is to be told of it: where it stands, and how often it was shown.
  package var standingInFull: String {
    guard isMet, isPlayed else { return standing }
    return daysUntilDue == nil
      ? "difficulty \(difficultyTold), \(standing)"
      : "\(standing), seen \(counted(state.seen, "time"))"
  }
}

extension Item {
  /// What it is in itself, in words.
  package var facts: String {
    [
      level.map { "level \($0.rawValue)" }, category, score.map { "frequency \($0) of 7" },
    ].compactMap(\.self).joined(separator: ", ")
  }

  /// Its term with its part of speech, if it has one: `bank (noun)`.
  package var termAndPart: String { term + (partOfSpeech.map { " (\($0.name))" } ?? "") }
}
