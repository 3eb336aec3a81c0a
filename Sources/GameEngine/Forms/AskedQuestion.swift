/// A question in the making, before it has a place in a round.
package struct AskedQuestion: Sendable {
  /// What to do.
  package let task: Question.Task
  /// What to answer.
  package let prompt: String
  /// The language of the prompt.
  package let promptLanguage: String
  /// What helps.
  package let clue: Question.Clue
  /// What to choose from.
  package let choices: [String]
  /// What kind of move it takes.
  package let input: Question.Input
  /// The answer and what judging needs.
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
