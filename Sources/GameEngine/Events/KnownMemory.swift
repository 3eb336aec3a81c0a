/// How well an item is known according to another program or journal. Stability and difficulty have
/// the meaning they have in `FSRS`.
package struct KnownMemory: Hashable, Codable, Sendable {
  /// Days in which the chance of recall falls to 0.9; 0.001 to 36,500.
  package let stability: Double
  /// FSRS difficulty, 1 (easy) to 10 (hard).
  package let difficulty: Double
  /// When it was last reviewed, in milliseconds since 1970.
  package let lastReview: Int64
  /// The number of reviews there, 0 to 1,000,000.
  package let reviews: Int
  /// How often it was forgotten there, 0 to 1,000,000.
  package let lapses: Int

  package init(
    stability: Double, difficulty: Double, lastReview: Int64, reviews: Int, lapses: Int
  ) {
    self.stability = stability
    self.difficulty = difficulty
    self.lastReview = lastReview
    self.reviews = reviews
    self.lapses = lapses
  }

  /// Whether another program could have computed these values.
  package var isPlausible: Bool {
    (0.001...36_500).contains(stability)
      && (1...10).contains(difficulty) && Event.plausibleInstants.contains(lastReview)
      && (0...1_000_000).contains(reviews) && (0...1_000_000).contains(lapses)
  }
}
