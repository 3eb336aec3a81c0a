package import GameEngine

/// The quality of the memory model's predictions, as `profile --calibration --json` prints it.
package struct PredictionReport: Encodable, Sendable {
  package let answers: Int
  /// 0 to 1.
  package let rightShare: Double
  /// Nil if nothing was predicted.
  package let model: Calibration.Quality?
  package let constant: Calibration.Quality?

  /// The report of a calibration.
  package init(_ calibration: Calibration) {
    answers = calibration.count
    rightShare = calibration.rightShare
    model = calibration.model
    constant = calibration.constant
  }
}
