/// How well an item is known according to another program, or another journal. Stability and difficulty are those of
/// `FSRS`.
package struct KnownMemory: Hashable, Codable, Sendable {
  /// In how many days the chance of recall falls to 0.9.
  package let stability: Double
  /// 1 (easy) to 10.
  package let difficulty: Double
  /// The last review, in milliseconds since 1970.
  package let lastReview: Int64
  /// The number of reviews.
  package let reviews: Int
  /// How often it was forgotten.
  package let lapses: Int

  /// A memory.
  package init(
    stability: Double, difficulty: Double, lastReview: Int64, reviews: Int, lapses: Int
  ) {
    self.stability = stability
    self.difficulty = difficulty
    self.lastReview = lastReview
    self.reviews = reviews
    self.lapses = lapses
  }

  /// Whether a program can have computed it.
  package var isPlausible: Bool {
    (0.001...36_500).contains(stability)
      && (1...10).contains(difficulty) && Event.plausibleInstants.contains(lastReview)
      && (0...1_000_000).contains(reviews) && (0...1_000_000).contains(lapses)
  }

  /// The difficulty that suits it.
  package var shownDifficulty: Difficulty { Difficulty(stability: stability) }
}
