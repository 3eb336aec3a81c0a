/// A question as the player sees it. It does not contain its answer.
package struct Question: Hashable, Codable, Sendable {
  /// The kind of move that answers a question.
  package enum Input: String, Codable, Sendable {
    /// The number of a choice.
    case choice
    /// A whole word or phrase.
    case word
    /// A letter, or the whole word.
    case letter
  }

  /// Its place in the round, from 1.
  package let index: Int
  /// The form, such as `match`.
  package let form: FormID
  /// The present level of the item that is asked, if it has one.
  package let level: Level?
  /// The category of the item that is asked, if it has one.
  package let category: String?
  /// The kind of task, from which clients derive the instruction.
  package let task: Task
  /// The text that the player sees: a definition, a word, a sentence with a gap, or letters.
  package let prompt: String
  /// The language of the prompt; nil for English.
  private let foreignPrompt: String?
  /// The language of the answer or the choices; nil for English.
  private let foreignAnswer: String?
  /// Facts about the answer that are shown with the prompt.
  package private(set) var clue: Clue
  /// The choices in the order shown; empty if the answer is typed.
  package let choices: [String]
  /// The kind of move that answers the question.
  package let input: Input
  /// Whether it belongs to the encore of a daily; nil if not.
  package let encore: Bool?
  /// Whether its word comes back after a miss earlier in the round; nil if not.
  package let again: Bool?

  /// `--jsonl` uses the names `task` and `clue` for texts, so these facts have other names.
  private enum CodingKeys: String, CodingKey {
    case index, form, level, category, prompt, choices, input, encore, again
    case task = "asks"
    case clue = "clues"
    case foreignPrompt = "promptLanguage"
    case foreignAnswer = "answerLanguage"
  }

  /// The language of the prompt, as a BCP 47 tag.
  package var promptLanguage: String { foreignPrompt ?? LanguageTag.english }
  /// The language of the answer or the choices, as a BCP 47 tag.
  package var answerLanguage: String { foreignAnswer ?? LanguageTag.english }

  package init(
    index: Int, form: FormID, level: Level?, category: String?, task: Task, prompt: String,
    promptLanguage: String = LanguageTag.english, answerLanguage: String = LanguageTag.english,
    clue: Clue, choices: [String],
    input: Input, encore: Bool, again: Bool = false
  ) {
    self.index = index
    self.form = form
    self.level = level
    self.category = category
    self.task = task
    self.prompt = prompt
    foreignPrompt = promptLanguage == LanguageTag.english ? nil : promptLanguage
    foreignAnswer = answerLanguage == LanguageTag.english ? nil : answerLanguage
    self.clue = clue
    self.choices = choices
    self.input = input
    self.encore = encore ? true : nil
    self.again = again ? true : nil
  }

  /// Whether a text is its prompt or the definition in its clue.
  package func shows(_ text: String) -> Bool { prompt == text || clue.definition == text }

  /// Whether its tries are marked on a board that stays visible at the end.
  package var hasBoard: Bool { task == .guess || task == .findByLetters }

  /// Returns the question with a meaning of its answer in its clue.
  package func explained(by meaning: String) -> Question {
    var question = self
    question.clue.definition = meaning
    return question
  }

  /// Returns the question at another place of a round, from 1.
  ///
  /// - Parameter again: whether its word comes back after a miss.
  package func placed(at index: Int, again: Bool = false) -> Question {
    Question(
      index: index, form: form, level: level, category: category, task: task, prompt: prompt,
      promptLanguage: promptLanguage, answerLanguage: answerLanguage, clue: clue,
      choices: choices, input: input, encore: encore ?? false, again: again)
  }
}
