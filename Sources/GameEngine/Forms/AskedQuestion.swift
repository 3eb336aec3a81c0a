/// A new question without a position in a round.
package struct AskedQuestion: Sendable {
  /// The task.
  package let task: Question.Task
  /// The prompt.
  package let prompt: String
  /// The language of the prompt.
  package let promptLanguage: String
  /// The clue.
  package let clue: Question.Clue
  /// The choices.
  package let choices: [String]
  /// The kind of move that answers it.
  package let input: Question.Input
  /// The answer, with everything that judging needs.
  package let key: QuestionKey

  /// A question answered by choosing.
  package init(
    task: Question.Task, prompt: String, promptLanguage: String, clue: Question.Clue,
    choices: [String], key: QuestionKey
  ) {
    self.task = task
    self.prompt = prompt
    self.promptLanguage = promptLanguage
    self.clue = clue
    self.choices = choices
    self.input = .choice
    self.key = key
  }

  /// A question answered by typing.
  package init(
    task: Question.Task, prompt: String, promptLanguage: String, clue: Question.Clue,
    input: Question.Input = .word, key: QuestionKey
  ) {
    self.task = task
    self.prompt = prompt
    self.promptLanguage = promptLanguage
    self.clue = clue
    self.choices = []
    self.input = input
    self.key = key
  }
}
