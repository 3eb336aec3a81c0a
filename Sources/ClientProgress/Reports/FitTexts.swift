import ClientCore
import GameEngine
import Messages

/// The outcome of a fit of the memory model, as sentences.
struct FitTexts {
  let outcome: ModelFit.Outcome
  let messages: Messages

  /// The progress of the fit, in percent.
  static func text(ofShareDone share: Double, in messages: Messages) -> String {
    messages("\(Int(100 * share)) % of the fit done")
  }

  /// The result, and what it means for the player.
  var paragraphs: [String] {
    let (before, after) = (
      messages.fourDecimals(outcome.before), messages.fourDecimals(outcome.after)
    )
    let compared = messages(
      """
      \(messages.number(outcome.answers)) answers were fitted. On words that were left out of a fit, the log \
      loss is \(before) with the model in use and \(after) with a fitted one; lower is better.
      """)
    let meaning =
      outcome.isKept
      ? messages(
        """
        The fitted model is in use now, also for your past answers, so due dates have changed. `wordhoard undo` takes it back.
        """)
      : messages("The fitted model is no better, so nothing was changed.")
    return [compared, meaning]
  }
}
