import Client
import GameEngine

extension PredictionReport {
  /// One measure of both.
  struct Measure: Sendable {
    let name: String
    let model: String
    let constant: String
    /// Which way is better.
    let meaning: String
  }

  /// What there is to say where nothing could be compared.
  static let nothing =
    "No answers to compare yet: it takes words that you answer again on a later day."

  /// What is told while the journal is read.
  static func text(ofShareRead share: Double) -> String {
    "\(Int(100 * share)) % of your journal read"
  }

  /// What was predicted.
  var head: String {
    "\(counted(answers, "answer")) on a later day than the one before, \(rightPercent) % right"
  }

  /// How to read the measures.
  var foot: String {
    """
    The model foretells each answer; the constant says \(rightPercent) % each time. An AUC of 0.5 is chance.
    """
  }

  /// The measures; none where nothing was predicted.
  var measures: [Measure] {
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
  var spoken: String {
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
