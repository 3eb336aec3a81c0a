/// The chance that a player recalls a word on a later day, asked to type it.
///
/// FSRS with its standard parameters ranks words well, but people and words differ in how fast they forget,
/// and a word that was missed is at once "just reviewed". So the estimate multiplies the model's
/// forgetting, -ln R, by a rate that it learns from the player's own answers on later days: a regression
/// with a complementary log-log link, updated by one Newton step an answer, from a prior that lies between
/// people who forget as FSRS expects and those who forget foreign words at once. docs/learning.md has the
/// prior, and a simulation.
package struct RecallEstimate: Hashable, Sendable {
  typealias Vector = SIMD8<Double>

  /// What the rate depends on; its natural logarithm is the sum of the coefficients of those that apply.
  private enum Part {
    /// Words that were missed at first and not asked on a later day; the next two were right at first.
    static let missed = 0
    static let chosen = 1
    static let typed = 2
    /// Words that were asked on a later day.
    static let reviewed = 3
    /// The logarithm of one more than the answers of the same day that followed the first.
    static let repeats = 4
    /// How much the rate changes with the forgetting itself, for reviewed words.
    static let slope = 5
    /// How much the rate changes with the logarithm of the stability, for reviewed words.
    static let stability = 6
  }

  /// The most likely coefficients.
  var mean = Vector(1.1, 1.5, -0.5, 0.45, -0.5, -0.2, -0.07, 0)
  /// The rows of their covariance.
  var covariance: [Vector]

  /// The forgetting of a word as likely as not to be due, about which the slope turns.
  private static let usualLogForgetting = -1.2
  private static let deviations = Vector(1.2, 1.2, 1, 0.7, 0.6, 0.2, 0.15, 0)
  /// The bounds of a coefficient. With the lower one, recall still falls with time.
  private static let least = Vector(-8, -8, -8, -8, -8, -0.9, -2, 0)
  private static let most = Vector(8, 8, 8, 8, 8, 4, 2, 0)

  /// A player without answers.
  package init() {
    covariance = (0..<Vector.scalarCount).map { row in
      var variances = Vector.zero
      variances[row] = RecallEstimate.deviations[row] * RecallEstimate.deviations[row]
      return variances
    }
  }

  /// The chance that a word is recalled so many days after its last answer, 0 to 1.
  package func chance(
    of memory: ItemMemory, after days: Double, model: FSRS = .standard
  ) -> Double {
    // The same as by `parts`, but the hoard asks this of every word, and vectors would take longer.
    let forgetting = RecallEstimate.base(of: memory, after: days, model)
    var rate =
      switch memory.acquaintance {
      case .missed: mean[Part.missed]
      case .chosen: mean[Part.chosen]
      case .typed: mean[Part.typed]
      case .reviewed:
        mean[Part.reviewed]
          + mean[Part.slope] * (logarithm(forgetting) - RecallEstimate.usualLogForgetting)
          + mean[Part.stability] * logarithm(memory.state.stability)
      }
    if memory.repeats > 0 { rate += mean[Part.repeats] * logarithm(Double(1 + memory.repeats)) }
    return exponential(-forgetting * exponential(rate))
  }

  /// Learns from an answer on a later day.
  ///
  /// - Parameters:
  ///   - memory: the memory of the word before the answer.
  ///   - luck: the chance of a right answer by a player who does not remember the word, 0 to 1.
  ///   - days: since the answer before; at least 1.
  mutating func note(
    isRight: Bool, of memory: ItemMemory, luck: Double, after days: Double, model: FSRS
  ) {
    let (base, parts) = RecallEstimate.parts(of: memory, after: days, model)
    let forgetting = RecallEstimate.forgetting(base + (parts * mean).sum())
    let recall = exponential(-forgetting)
    let right = luck + (1 - luck) * recall
    let slope = -(1 - luck) * recall * forgetting
    // An answer that was all but certain would otherwise weigh without bound.
    let variance = max(right * (1 - right), 0.001)
    var direction = Vector.zero
    for row in 0..<Vector.scalarCount { direction += covariance[row] * parts[row] }
    let information = slope * slope / variance
    let damping = 1 + information * (parts * direction).sum()
    let step = slope / variance * ((isRight ? 1 : 0) - right) / damping
    mean = (mean + direction * step).clamped(
      lowerBound: RecallEstimate.least, upperBound: RecallEstimate.most)
    for row in 0..<Vector.scalarCount {
      covariance[row] -= direction * (direction[row] * information / damping)
    }
  }

  /// The model's forgetting; above 0, so that it has a logarithm.
  private static func base(of memory: ItemMemory, after days: Double, _ model: FSRS) -> Double {
    max(model.forgetting(of: memory.state.stability, after: days), 1e-9)
  }

  /// The logarithm of the model's forgetting, and what the player's rate of it depends on.
  private static func parts(
    of memory: ItemMemory, after days: Double, _ model: FSRS
  ) -> (base: Double, parts: Vector) {
    let stability = memory.state.stability
    let base = logarithm(RecallEstimate.base(of: memory, after: days, model))
    var parts = Vector.zero
    switch memory.acquaintance {
    case .missed: parts[Part.missed] = 1
    case .chosen: parts[Part.chosen] = 1
    case .typed: parts[Part.typed] = 1
    case .reviewed:
      parts[Part.reviewed] = 1
      parts[Part.slope] = base - usualLogForgetting
      parts[Part.stability] = logarithm(stability)
    }
    if memory.repeats > 0 { parts[Part.repeats] = logarithm(Double(1 + memory.repeats)) }
    return (base, parts)
  }

  private static func forgetting(_ log: Double) -> Double { exponential(min(max(log, -20), 4)) }
}
