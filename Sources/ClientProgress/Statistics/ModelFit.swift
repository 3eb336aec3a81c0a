package import ClientCore
import GameEngine
import Journal
import Messages

/// Fits the memory model to the player's own answers.
package struct ModelFit: Sendable {
  /// The outcome of a fit, as `profile --fit --json` prints it.
  package struct Outcome: Encodable, Sendable {
    /// The number of answers that were fitted.
    package let answers: Int
    /// The log loss of the model in use until now, on each fifth word.
    package let before: Double
    /// The log loss of a model fitted to the other words, on the same words.
    package let after: Double
    /// Whether the fitted model predicts better, so that it is in use now.
    package let isKept: Bool
    /// The 21 parameters that were fitted to all answers.
    package let parameters: [Double]
  }

  private let store: PlayerStore

  package init(store: PlayerStore) { self.store = store }

  /// Fits the model, and puts it in use if it predicts better. `undo` takes that back.
  ///
  /// - Parameter report: called now and then with the share of the work that is done, 0 to 1.
  /// - Throws: `ClientError` with the code `too_few_answers` below `ParameterFit.least` answers, `JournalError`.
  package func run(_ report: (Double) -> Void) throws -> Outcome {
    let fit = ParameterFit(try histories())
    let result =
      try fit.answers < ParameterFit.least
      ? nil
      : fit.result(comparedTo: store.progress().model) { share in
        try Task.checkCancellation()
        report(share)
      }
    guard let result else {
      throw ClientError(
        .tooFewAnswers,
        "a fit needs \(ParameterFit.least) answers, some of them on later days, and you have \(fit.answers)",
        remedy: "play on; until then the standard memory model is used")
    }
    if result.isBetter {
      try store.write(
        .setting(SettingEntry(key: FSRS.setting, value: result.model.text)))
    }
    return Outcome(
      answers: fit.answers, before: result.before, after: result.after, isKept: result.isBetter,
      parameters: result.model.parameters)
  }

  /// The answers to each word, words whose memory was set by the player or came from elsewhere left out.
  private func histories() throws -> [ReviewHistory] {
    var histories: [ItemID: ReviewHistory] = [:]
    var others: Set<ItemID> = []
    try store.journal().retrace { fold, event in
      let day = fold.progress.studyTime(of: event).day
      switch event.body {
      case .answer(let answer):
        histories[answer.item, default: ReviewHistory()].reviews.append(
          ReviewHistory.Review(day: day, grade: fold.grade(of: answer, in: event)))
      case .review(let entry):
        histories[entry.item, default: ReviewHistory()].reviews.append(
          ReviewHistory.Review(day: day, grade: entry.grade))
      case .difficulty(let entry): others.insert(entry.item)
      default: break
      }
    }
    return histories.filter { !others.contains($0.key) }
      .sorted { $0.key < $1.key }.map(\.value)
  }
}
