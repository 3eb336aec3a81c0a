import GameEngine
import Messages

/// A question with choices that can be tried on a page. Each choice opens to its verdict, without a script.
struct SampleView: Sendable {
  struct Choice: Sendable {
    let text: String
    /// The class of the verdict, `right` or `wrong`.
    let kind: String
    let verdict: String
  }

  let heading: String
  let prompt: String
  let choices: [Choice]

  /// The question of a closed daily that asks for the word of a definition; nil if it has none.
  init?(_ dealt: DealtRound, messages: Messages) {
    let asked = zip(dealt.round.questions, dealt.key.questions).first { question, _ in
      question.task == .chooseWord && question.input == .choice
    }
    guard let (question, key) = asked else { return nil }
    let texts = RunPageTexts(messages)
    heading = texts.sample
    prompt = question.prompt
    choices = question.choices.enumerated().map { place, choice in
      let isRight = place + 1 == key.choice
      return Choice(
        text: choice, kind: isRight ? "right" : "wrong", verdict: texts.verdict(isRight: isRight))
    }
  }
}
