import GameEngine

extension DraftMemory {
  /// The memory that SM-2's interval and ease mean.
  ///
  /// The interval is the time until the chance of recall is 0.9, so it is the stability. The ease says by how much
  /// the next success multiplies it, from which the difficulty follows.
  ///
  /// - Parameters:
  ///   - days: the interval.
  ///   - ease: the factor, usually 1.3 to 3.
  ///   - lastReview: the last review, in milliseconds since 1970.
  static func ofInterval(
    days: Double, ease: Double, lastReview: Int64, reviews: Int, lapses: Int
  ) -> DraftMemory {
    let stability = days.isFinite ? min(max(days, 0.1), Double(RecallGoal.longest)) : 1
    let ease = ease.isFinite ? min(max(ease, 1.3), 10) : 2.5
    return DraftMemory(
      stability: stability,
      difficulty: FSRS.standard.difficulty(ofGrowth: ease, stability: stability),
      lastReview: lastReview, reviews: reviews, lapses: lapses, origin: .interval)
  }

  /// The memory of a word about which a program knows only its level, as the player set it.
  ///
  /// - Parameter days: the stability.
  static func ofStatus(days: Double) -> DraftMemory {
    DraftMemory(
      stability: days, difficulty: 5, lastReview: .max, reviews: 1, lapses: 0, origin: .status)
  }
}
