/// Fits the parameters of the memory model to a player's answers.
///
/// It looks for the most likely parameters: those for which the answers are likely and that are not far from the
/// standard ones, which fit most people. The logarithm of each parameter has a normal prior around the standard
/// value. Each step solves the equations of Fisher scoring, damped as by Levenberg and Marquardt, with derivatives by finite
/// differences. docs/learning.md compares the result with the reference optimizer.
package struct ParameterFit: Sendable {
  /// The result of a fit.
  package struct Result: Sendable {
    /// The model with the fitted parameters.
    package let model: FSRS
    /// The log loss of the parameters in use until now, on each fifth word. Lower is better.
    package let before: Double
    /// The log loss of parameters that were fitted to the other words, on the same words.
    package let after: Double
    /// The number of answers that were predicted for the comparison.
    package let predictions: Int

    /// Whether the fitted parameters predict better.
    package var isBetter: Bool { after < before }
  }

  /// The number of answers from which a fit is worth trying.
  package static let least = 1_000
  /// The largest number of steps; most fits need fewer than ten.
  private static let steps = 25
  /// The change of a logarithm for the finite differences.
  private static let difference = 1e-5
  /// The deviation of the prior: initial stabilities differ most between people and subjects.
  private static let deviations = (0..<21).map { $0 < 4 ? 1.0 : 0.35 }
  private let histories: [ReviewHistory]
  private let prior = FSRS.standard.parameters.map(logarithm)

  /// - Parameter histories: the words' answers, in an order that does not depend on chance.
  package init(_ histories: [ReviewHistory]) {
    self.histories = histories
  }

  /// The number of answers.
  package var answers: Int { histories.reduce(0) { $0 + $1.reviews.count } }

  /// Fits the parameters to all answers. Says how good such a fit is by leaving out each fifth word, and predicting
  /// its answers.
  ///
  /// - Parameters:
  ///   - current: the model in use.
  ///   - report: called with the share of the work that is done, 0 to 1. Throws to cancel the fit.
  /// - Returns: nil if no answer can be predicted.
  package func result(
    comparedTo current: FSRS, report: (Double) throws -> Void
  ) throws -> Result? {
    let held = histories.indices.filter { $0 % 5 == 0 }.map { histories[$0] }
    let others = histories.indices.filter { $0 % 5 > 0 }.map { histories[$0] }
    let compared = try ParameterFit(others).fitted { try report($0 / 2) }
    let model = try fitted { try report(0.5 + $0 / 2) }
    guard let before = ParameterFit.logLoss(of: current, on: held),
      let after = ParameterFit.logLoss(of: compared, on: held)
    else { return nil }
    return Result(model: model, before: before.loss, after: after.loss, predictions: after.count)
  }

  /// The mean log loss of a model's predictions and their number; nil if there are none.
  package static func logLoss(
    of model: FSRS, on histories: [ReviewHistory]
  ) -> (loss: Double, count: Int)? {
    var (loss, count) = (0.0, 0)
    for history in histories {
      history.predict(by: [model]) { chances, isRight in
        loss -= logarithm(likelihood(chances[0], isRight))
        count += 1
      }
    }
    return count == 0 ? nil : (loss / Double(count), count)
  }

  /// The model with the most likely parameters.
  package func fitted(report: (Double) throws -> Void) throws -> FSRS {
    guard histories.contains(where: { $0.reviews.count > 1 }) else { return .standard }
    var (place, damping) = (prior, 1e-3)
    var (cost, slope, curvature) = quadratic(at: place)
    for step in 0..<Self.steps {
      try report(Double(step) / Double(Self.steps))
      var damped = curvature
      for row in damped.indices { damped[row][row] *= 1 + damping }
      guard let change = LinearSystem.solution(of: damped, slope) else { break }
      let next = zip(zip(place, change), FSRS.ranges).map { pair, range in
        min(max(pair.0 + pair.1, logarithm(range.lowerBound)), logarithm(range.upperBound))
      }
      let there = quadratic(at: next)
      guard there.cost < cost else {
        damping *= 10
        if damping > 1e6 { break }
        continue
      }
      let gain = cost - there.cost
      place = next
      (cost, slope, curvature) = there
      damping = max(damping / 10, 1e-6)
      if gain < 1e-4 { break }
    }
    // A logarithm and back is not exact.
    let parameters = zip(place.map(exponential), FSRS.ranges).map {
      min(max($0, $1.lowerBound), $1.upperBound)
    }
    return FSRS(parameters: parameters) ?? .standard
  }

  private static func model(_ place: [Double]) -> FSRS? {
    FSRS(parameters: place.map(exponential))
  }

  /// The negative logarithm of the posterior probability of parameters, its negative gradient, and the Fisher information,
  /// all by the logarithms of the parameters.
  private func quadratic(
    at place: [Double]
  ) -> (cost: Double, slope: [Double], curvature: [[Double]]) {
    let count = place.count
    var cost = 0.0
    var slope = Array(repeating: 0.0, count: count)
    var curvature = Array(repeating: slope, count: count)
    for row in 0..<count {
      let precision = 1 / (Self.deviations[row] * Self.deviations[row])
      let distance = place[row] - prior[row]
      cost += precision * distance * distance / 2
      slope[row] = -precision * distance
      curvature[row][row] = precision
    }
    let models = ([nil] + place.indices.map(Optional.init)).compactMap { moved in
      ParameterFit.model(
        place.enumerated().map { $0.offset == moved ? $0.element + Self.difference : $0.element })
    }
    guard models.count == count + 1 else { return (.infinity, slope, curvature) }
    for history in histories {
      history.predict(by: models) { chances, isRight in
        let chance = min(max(chances[0], 1e-6), 1 - 1e-6)
        cost -= logarithm(ParameterFit.likelihood(chance, isRight))
        let weight = 1 / (chance * (1 - chance))
        let error = weight * ((isRight ? 1 : 0) - chance)
        let parts = (1...count).map { (chances[$0] - chances[0]) / Self.difference }
        for row in 0..<count where parts[row] != 0 {
          slope[row] += parts[row] * error
          let weighted = parts[row] * weight
          for column in 0...row { curvature[row][column] += weighted * parts[column] }
        }
      }
    }
    for row in 0..<count {
      for column in 0..<row { curvature[column][row] = curvature[row][column] }
    }
    return (cost, slope, curvature)
  }

  /// The chance that was predicted for the outcome, bounded so that a certain prediction that fails has a limited weight.
  private static func likelihood(_ chance: Double, _ isRight: Bool) -> Double {
    min(max(isRight ? chance : 1 - chance, 1e-6), 1)
  }
}
