package import GameEngine

/// The quality of the memory model's predictions, as `profile --calibration --json` prints it.
package struct PredictionReport: Encodable, Sendable {
  package let answers: Int
  /// The share of right answers, 0 to 1.
  package let rightShare: Double
  /// Nil if no answer could be predicted.
  package let model: Calibration.Quality?
  package let constant: Calibration.Quality?

  package init(_ calibration: Calibration) {
    answers = calibration.count
    rightShare = calibration.rightShare
    model = calibration.model
    constant = calibration.constant
  }
}
