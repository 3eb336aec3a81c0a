import ClientCore
import GameEngine
import Messages

/// The report about the predictions of the memory model, as text.
struct PredictionTexts {
  let report: PredictionReport
  let messages: Messages

  /// A measure, computed for the model and for the constant prediction.
  struct Measure: Sendable {
    let name: String
    let model: String
    let constant: String
    /// A text that says whether lower or higher is better.
    let meaning: String
  }

  /// The text if there was no answer to compare.
  static let nothing = Phrase(
    "No answers to compare yet: it takes words that you answer again on a later day.")

  /// The progress while the journal is read, in percent.
  static func text(ofShareRead share: Double, in messages: Messages) -> String {
    messages("\(Int(100 * share)) % of your journal read")
  }

  /// The result in a sentence, and the reason if a constant prediction is closer.
  ///
  /// - Parameter percent: how a share is written; with a sign or with a word.
  func summary(percent: (Double) -> String) -> String {
    guard let usual = report.usual else { return messages(PredictionTexts.nothing) }
    let (expected, known) = (percent(usual.predicted), percent(usual.right))
    let answers = messages.number(usual.answers)
    let sentence = messages.plural(
      usual.answers,
      "When Wordhoard expected \(expected), you knew \(known) (\(answers) answer).",
      "When Wordhoard expected \(expected), you knew \(known) (\(answers) answers).")
    guard report.isWorseThanConstant else { return sentence }
    let share = percent(report.rightShare)
    let reason =
      report.answers < ParameterFit.least
      ? messages(
        """
        Saying \(share) each time would be closer so far: it takes some hundred answers to learn how you forget.
        """)
      : messages(
        """
        Saying \(share) each time would be closer: your memory differs from most. `wordhoard profile --fit` fits the \
        model to you.
        """)
    return sentence + " " + reason
  }

  /// The result in a sentence, with signs.
  var summary: String { summary { messages("\(percent($0)) %") } }

  private func percent(_ share: Double) -> Int { Int((100 * share).rounded()) }

  /// The sentence above the table: the number of predicted answers and the share of right ones.
  var head: String {
    let number = messages.number(report.answers)
    return messages.plural(
      report.answers,
      "\(number) answer on a later day than the previous answer to the word, \(rightPercent) % right",
      "\(number) answers on a later day than the previous answer to the word, \(rightPercent) % right"
    )
  }

  /// The headings of the two columns: the model and the constant prediction.
  var columns: (model: String, constant: String) {
    (
      messages("model", context: "a column: the memory model"),
      messages("constant", context: "a column: a constant prediction")
    )
  }

  /// The rows of the second table: what was expected, what was known, and of how many answers.
  var ranges: [(expected: String, known: String, answers: String)] {
    report.ranges.map { range in
      (
        messages("\(percent(range.predicted)) %"), messages("\(percent(range.right)) %"),
        messages.number(range.answers)
      )
    }
  }

  /// The headings of the second table.
  var rangeColumns: (expected: String, known: String, answers: String) {
    (
      messages("expected", context: "a column: a prediction"),
      messages("known", context: "a column: the share of right answers"),
      messages("answers", context: "a column: a number")
    )
  }

  /// The paragraph below the table, which explains the measures.
  var foot: String {
    messages(
      """
      The model predicts each answer; the constant says \(rightPercent) % each time. An AUC of 0.5 is chance.
      """)
  }

  /// The rows of the table; empty if nothing was predicted.
  var measures: [Measure] {
    let (lower, higher) = (messages("lower is better"), messages("higher is better"))
    return values.map { measure, model, constant in
      let (name, meaning) =
        switch measure {
        case .logLoss: (messages("log loss", context: "a measure"), lower)
        case .rmse: (messages("RMSE (bins)", context: "a measure"), lower)
        case .auc: (messages("AUC", context: "a measure"), higher)
        }
      return Measure(name: name, model: model, constant: constant, meaning: meaning)
    }
  }

  /// The report as sentences, for a screen reader.
  var spoken: String {
    let number = messages.number(report.answers)
    let head = messages.plural(
      report.answers,
      """
      Of \(number) answer on a later day than the one before, \(rightPercent) percent were right.
      """,
      """
      Of \(number) answers on a later day than the one before, \(rightPercent) percent were right.
      """)
    let sentences = values.map { measure, model, constant in
      switch measure {
      case .logLoss:
        messages("Log loss, lower is better: the model \(model), a constant \(constant).")
      case .rmse:
        messages(
          """
          Root mean square error over bins, lower is better: the model \(model), a constant \(constant).
          """)
      case .auc:
        messages(
          "Area under the curve, higher is better: the model \(model), a constant \(constant).")
      }
    }
    return ([summary { messages("\(percent($0)) percent") }, head] + sentences)
      .joined(separator: " ")
  }

  private enum Kind { case logLoss, rmse, auc }

  private var values: [(Kind, model: String, constant: String)] {
    guard let model = report.model, let constant = report.constant else { return [] }
    return [
      (.logLoss, messages.fourDecimals(model.logLoss), messages.fourDecimals(constant.logLoss)),
      (.rmse, messages.fourDecimals(model.rmse), messages.fourDecimals(constant.rmse)),
      (.auc, messages.fourDecimals(model.auc), messages.fourDecimals(constant.auc)),
    ]
  }

  private var rightPercent: Int { percent(report.rightShare) }
}
