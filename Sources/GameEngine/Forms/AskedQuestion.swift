/// A new question, before it gets a place in a round.
package struct AskedQuestion: Sendable {
  /// The kind of task, from which clients derive the instruction.
  package let task: Question.Task
  /// The text that the player sees: a definition, a word, a sentence with a gap, or letters.
  package let prompt: String
  /// The language of the prompt, as a BCP 47 tag.
  package let promptLanguage: String
  /// Facts about the answer that are shown with the prompt.
  package let clue: Question.Clue
  /// The choices in the order shown; empty if the answer is typed.
  package let choices: [String]
  /// The kind of move that answers the question.
  package let input: Question.Input
  /// The answer, with everything that judging needs.
  package let key: QuestionKey

  /// Creates a question that is answered by a choice.
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

  /// Creates a question that is answered by typing.
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
