/// The chance that a player recalls a word on a later day and types it.
///
/// FSRS with its standard parameters ranks words well, but people and words differ in how fast they
/// forget, and a word that was just missed counts as just reviewed. So the estimate multiplies the
/// model's forgetting, -ln R, by a rate that it learns from the player's own answers on later days:
/// a regression with a complementary log-log link. Each answer updates it by one Newton step. The
/// prior lies between people who forget as FSRS expects and those who forget foreign words at once.
/// docs/learning.md describes the prior, with a simulation.
package struct RecallEstimate: Hashable, Sendable {
  typealias Vector = SIMD8<Double>

  /// The variables of the rate. Its natural logarithm is the sum of the coefficients of those that
  /// apply.
  private enum Part {
    /// Words that were missed at first and not asked on a later day. The next two: words that were
    /// right at first.
    static let missed = 0
    static let unsure = 1
    static let sure = 2
    /// Words that were asked on a later day.
    static let reviewed = 3
    /// Words that were missed on every day.
    static let lost = 7
    /// Multiplied by the logarithm of 1 + the number of repeats on the same day.
    static let repeats = 4
    /// The change of the rate with the logarithm of the forgetting itself, for reviewed words.
    static let slope = 5
    /// The change of the rate with the logarithm of the stability, for reviewed words.
    static let stability = 6
  }

  /// The most likely coefficients, in the order of `Part`.
  var mean = Vector(1.2, 1.5, -0.5, 0.45, -0.5, -0.2, -0.07, 0.9)
  /// The rows of the covariance of the coefficients.
  var covariance: [Vector]

  /// The logarithm of the forgetting at which the slope has no effect: about that of a word that is
  /// due.
  private static let usualLogForgetting = -1.2
  private static let deviations = Vector(1.2, 1.2, 1, 0.7, 0.6, 0.2, 0.15, 0.6)
  /// The limits of the coefficients. With the lower one of the slope, recall still falls with time.
  private static let least = Vector(-8, -8, -8, -8, -8, -0.9, -2, -8)
  private static let most = Vector(8, 8, 8, 8, 8, 4, 2, 8)

  package init() {
    covariance = (0..<Vector.scalarCount).map { row in
      var variances = Vector.zero
      variances[row] = RecallEstimate.deviations[row] * RecallEstimate.deviations[row]
      return variances
    }
  }

  /// The chance that a word is recalled `days` after its last answer, 0 to 1.
  package func chance(
    of memory: ItemMemory, after days: Double, model: FSRS = .standard
  ) -> Double {
    // Equal to a sum over `parts`, but the hoard needs this for every word, and vectors would take
    // longer.
    let forgetting = RecallEstimate.base(of: memory, after: days, model)
    var rate =
      switch memory.acquaintance {
      case .missed: mean[Part.missed]
      case .unsure: mean[Part.unsure]
      case .sure: mean[Part.sure]
      case .lost: mean[Part.lost]
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
  ///   - luck: the chance, 0 to 1, that a player who does not remember the word answers correctly.
  ///   - days: days since the previous answer, at least 1.
  mutating func note(
    isRight: Bool, of memory: ItemMemory, luck: Double, after days: Double, model: FSRS
  ) {
    let (base, parts) = RecallEstimate.parts(of: memory, after: days, model)
    let forgetting = RecallEstimate.forgetting(base + (parts * mean).sum())
    let recall = exponential(-forgetting)
    let right = luck + (1 - luck) * recall
    let slope = -(1 - luck) * recall * forgetting
    // Limits the weight of answers that were almost certain.
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

  /// The model's forgetting, at least 1e-9 so that it has a logarithm.
  private static func base(of memory: ItemMemory, after days: Double, _ model: FSRS) -> Double {
    max(model.forgetting(of: memory.state.stability, after: days), 1e-9)
  }

  /// The logarithm of the model's forgetting, and the values of the variables of the rate.
  private static func parts(
    of memory: ItemMemory, after days: Double, _ model: FSRS
  ) -> (base: Double, parts: Vector) {
    let stability = memory.state.stability
    let base = logarithm(RecallEstimate.base(of: memory, after: days, model))
    var parts = Vector.zero
    switch memory.acquaintance {
    case .missed: parts[Part.missed] = 1
    case .unsure: parts[Part.unsure] = 1
    case .sure: parts[Part.sure] = 1
    case .lost: parts[Part.lost] = 1
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
