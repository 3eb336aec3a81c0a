package import GameEngine

/// The quality of the predictions of a player's answers, as `profile --calibration --json` prints it.
package struct PredictionReport: Encodable, Sendable {
  package let answers: Int
  /// The share of right answers, 0 to 1.
  package let rightShare: Double
  /// Nil if no answer could be predicted.
  package let model: Calibration.Quality?
  package let constant: Calibration.Quality?
  /// What came of the predictions, by tenths; empty if no answer could be predicted.
  package let ranges: [Calibration.Tenth]

  /// The range with the most answers; nil without one.
  package var usual: Calibration.Tenth? { ranges.max { $0.answers < $1.answers } }

  /// Whether always predicting the share of right answers would have been closer.
  package var isWorseThanConstant: Bool {
    guard let model, let constant else { return false }
    return model.logLoss > constant.logLoss
  }

  package init(_ calibration: Calibration) {
    answers = calibration.count
    rightShare = calibration.rightShare
    model = calibration.model
    constant = calibration.constant
    ranges = calibration.tenths
  }
}
