/// A question in the making, before it has a place in a round.
package struct AskedQuestion: Sendable {
  /// What to do.
  package let task: String
  /// What to answer.
  package let prompt: String
  /// What to answer, as plain words without a stop; nil where the prompt can be said as it is.
  package let spokenPrompt: String?
  /// What helps.
  package let clue: String
  /// What to choose from.
  package let choices: [String]
  /// What kind of move it takes.
  package let input: Question.Input
  /// The answer and what judging needs.
  package let key: QuestionKey

  /// A question answered by choosing.
  package init(task: String, prompt: String, clue: String, choices: [String], key: QuestionKey) {
    self.task = task
    self.prompt = prompt
    self.spokenPrompt = nil
    self.clue = clue
    self.choices = choices
    self.input = .choice
    self.key = key
  }

  /// A question answered by typing.
  package init(
    task: String, prompt: String, spokenPrompt: String? = nil, clue: String,
    input: Question.Input = .word, key: QuestionKey
  ) {
    self.task = task
    self.prompt = prompt
    self.spokenPrompt = spokenPrompt
    self.clue = clue
    self.choices = []
    self.input = input
    self.key = key
  }
}
