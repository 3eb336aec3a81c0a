package import GameEngine

/// How well the memory model foretold the player's answers, as `profile --calibration --json` prints it.
package struct Foretold: Encodable, Sendable {
  package let answers: Int
  /// 0 to 1.
  package let rightShare: Double
  /// Nil where there was nothing to foretell.
  package let model: Calibration.Quality?
  package let constant: Calibration.Quality?

  /// One measure of both.
  package struct Measure: Sendable {
    package let name: String
    package let model: String
    package let constant: String
    /// Which way is better.
    package let meaning: String
  }

  package init(_ calibration: Calibration) {
    answers = calibration.count
    rightShare = calibration.rightShare
    model = calibration.model
    constant = calibration.constant
  }

  /// What there is to say where nothing could be compared.
  package static let nothing =
    "No answers to compare yet: it takes words that you answer again on a later day."

  /// What was foretold.
  package var head: String {
    "\(counted(answers, "answer")) on a later day than the one before, \(rightPercent) % right"
  }

  /// How to read the measures.
  package var foot: String {
    """
    The model foretells each answer; the constant says \(rightPercent) % each time. An AUC of 0.5 is chance.
    """
  }

  /// The measures; none where nothing was foretold.
  package var measures: [Measure] {
    guard let model, let constant else { return [] }
    func measure(
      _ name: String, _ value: (Calibration.Quality) -> Double, _ meaning: String
    ) -> Measure {
      Measure(
        name: name, model: decimals(value(model)), constant: decimals(value(constant)),
        meaning: meaning)
    }
    return [
      measure("log loss", \.logLoss, "lower is better"),
      measure("RMSE (bins)", \.rmse, "lower is better"),
      measure("AUC", \.auc, "higher is better"),
    ]
  }

  /// All of it in sentences.
  package var spoken: String {
    let names = ["Log loss", "Root mean square error over bins", "Area under the curve"]
    let sentences = zip(names, measures).map { name, measure in
      "\(name), \(measure.meaning): the model \(measure.model), a constant \(measure.constant)."
    }
    let head = """
      Of \(counted(answers, "answer")) on a later day than the one before, \(rightPercent) percent were \
      right.
      """
    return ([head] + sentences).joined(separator: " ")
  }

  private var rightPercent: Int { Int((100 * rightShare).rounded()) }

  /// A number with four decimals.
  private func decimals(_ number: Double) -> String {
    let scaled = Int((number * 10_000).rounded())
    return "\(scaled / 10_000).\(String(10_000 + scaled % 10_000).dropFirst())"
  }
}
