package import GameEngine

/// How well a card is known, according to another program. Stability and difficulty have the
/// meaning of `FSRS`.
package struct DraftMemory: Hashable, Codable, Sendable {
  /// The data from which a memory was computed. The raw values are stored in files.
  package enum Origin: String, Codable, Sendable, CaseIterable {
    /// The time and grade of each review.
    case reviews
    /// The other program's own stability and difficulty.
    case state
    /// From the interval and the ease of SM-2.
    case interval
    /// From a level of knowledge, without times.
    case status
  }

  /// The days in which the chance of recall falls to 0.9.
  package var stability: Double
  /// From 1 (easy) to 10 (hard).
  package var difficulty: Double
  /// The last review, in milliseconds since 1970. `.max` if the file does not say; it then counts from the import.
  package var lastReview: Int64
  /// The number of reviews so far.
  package var reviews: Int
  /// The number of times that it was forgotten.
  package var lapses: Int
  /// The data from which it was computed.
  package var origin: Origin

  /// Limits the numbers to the ranges that `FSRS` accepts.
  package init(
    stability: Double, difficulty: Double, lastReview: Int64, reviews: Int, lapses: Int,
    origin: Origin
  ) {
    self.stability = stability.isFinite ? min(max(stability, 0.001), 36_500) : 0.001
    self.difficulty = difficulty.isFinite ? min(max(difficulty, 1), 10) : 5
    self.lastReview = max(0, lastReview)
    self.reviews = max(0, reviews)
    self.lapses = max(0, lapses)
    self.origin = origin
  }

  /// A memory of ours.
  package init(_ state: MemoryState, reviews: Int, lapses: Int) {
    self.init(
      stability: state.stability, difficulty: state.difficulty, lastReview: state.lastReview,
      reviews: reviews, lapses: lapses, origin: .state)
  }

  /// Reads a memory of a file, whose numbers are not trusted.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      stability: try values.decode(Double.self, forKey: .stability),
      difficulty: try values.decode(Double.self, forKey: .difficulty),
      lastReview: try values.decode(Int64.self, forKey: .lastReview),
      reviews: try values.decode(Int.self, forKey: .reviews),
      lapses: try values.decode(Int.self, forKey: .lapses),
      origin: try values.decode(Origin.self, forKey: .origin))
  }
}
