import ClientCore
package import GameEngine

/// A question of a run that was fetched.
package struct ReplayedQuestion: Hashable, Sendable {
  /// The question as it was asked.
  package let question: Question
  /// The player's inputs in one text of at most 200 characters that is safe to show; empty for a pass.
  package let inputText: String
  /// How it ended; nil if the run ended before.
  package let verdict: VerdictEvent?
}

extension ReplayedRun {
  /// The questions that were asked.
  package var questions: [ReplayedQuestion] {
    let verdicts = Dictionary(
      events.compactMap { event in event.verdict.map { ($0.index, $0) } },
      uniquingKeysWith: { $1 })
    let inputs = inputTexts
    return events.compactMap(\.question).enumerated().map { place, question in
      ReplayedQuestion(
        question: question,
        inputText: place < inputs.count ? String(inputs[place].prefix(200)) : "",
        verdict: verdicts[question.index])
    }
  }
}
