package import GameEngine

/// A question of a run that was fetched.
package struct ReplayedQuestion: Hashable, Sendable {
  /// The question.
  package let question: Question
  /// What was entered, in one text of at most 200 characters that can be shown; empty where it was passed.
  package let inputsTold: String
  /// How it ended; nil where the run ended before.
  package let verdict: VerdictEvent?
}

extension ReplayedRun {
  /// Its questions, as far as they were asked.
  package var questions: [ReplayedQuestion] {
    let verdicts = Dictionary(
      events.compactMap { event in event.verdict.map { ($0.index, $0) } },
      uniquingKeysWith: { $1 })
    let inputs = inputsTold
    return events.compactMap(\.question).enumerated().map { place, question in
      ReplayedQuestion(
        question: question,
        inputsTold: place < inputs.count ? String(inputs[place].prefix(200)) : "",
        verdict: verdicts[question.index])
    }
  }
}
