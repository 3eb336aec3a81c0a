/// A way of asking a word: how a question is made from it, and how moves are judged.
///
/// A form is one type in one file; `Forms.all` lists them. It keeps no state: what has happened in a
/// question is the list of moves it took so far, and judging reads all of it each time, so playing and
/// replaying cannot differ.
package protocol Form: Sendable {
  /// Its name.
  var id: FormID { get }
  /// What it asks, for lists and help: "a definition; choose the word of four".
  var summary: String { get }

  /// Whether the word has what the form needs.
  func canAsk(_ word: Word) -> Bool

  /// A question about the word with its key, or nil where no fair one can be made.
  func ask(
    _ word: Word, in setting: AskSetting, using generator: inout SeededGenerator
  ) -> AskedQuestion?

  /// What the newest of `steps` does to a question that is still open.
  ///
  /// - Parameters:
  ///   - steps: every step taken in this question; the last is the one to judge.
  ///   - rules: what judging needs besides the key.
  func judge(
    _ steps: [Step], question: Question, key: QuestionKey, rules: JudgeRules
  ) -> Judgement
}

/// What a player did inside a question.
package enum Step: Hashable, Sendable {
  /// An answer, a letter or a guess, normalised.
  case input(String)
  /// Asking for a hint.
  case hint
}

/// What surrounds a question that is being made.
package struct AskSetting: Sendable {
  /// Where distractors come from.
  package let pool: WordPool
  /// Whether to ask for recall (typed) where a form can do either.
  package let recall: Bool

  /// A setting.
  package init(pool: WordPool, recall: Bool) {
    self.pool = pool
    self.recall = recall
  }
}

/// A question in the making, before it has a place in a round.
package struct AskedQuestion: Sendable {
  /// What to do.
  package let task: String
  /// What to answer.
  package let prompt: String
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
    self.clue = clue
    self.choices = choices
    self.input = .choice
    self.key = key
  }

  /// A question answered by typing.
  package init(
    task: String, prompt: String, clue: String, input: Question.Input = .word, key: QuestionKey
  ) {
    self.task = task
    self.prompt = prompt
    self.clue = clue
    self.choices = []
    self.input = input
    self.key = key
  }
}

/// What judging needs besides the key.
package struct JudgeRules: Sendable {
  /// Whether a missing or wrong accent makes an answer wrong.
  package let strictAccents: Bool
  /// The legal guesses; one list for all editions (docs/decisions/0009).
  package let guesses: GuessList

  /// Rules.
  package init(strictAccents: Bool = false, guesses: GuessList = .empty) {
    self.strictAccents = strictAccents
    self.guesses = guesses
  }
}

/// What a step does to its question.
package enum Judgement: Hashable, Sendable {
  /// The question cannot take it; nothing changes.
  case refused(Refusal)
  /// It is taken, and the question goes on.
  case open(QuestionState)
  /// It ends the question, rightly; the note says what was not quite right with it.
  case right(note: String?)
  /// It ends the question with a miss.
  case wrong
}

/// Why an input was refused.
package struct Refusal: Hashable, Sendable {
  /// A stable name: `not_a_choice`.
  package let code: String
  /// One sentence for the player.
  package let spoken: String

  /// A refusal.
  package init(_ code: String, _ spoken: String) {
    self.code = code
    self.spoken = spoken
  }
}

/// How a question stands that took a move without ending.
package struct QuestionState: Hashable, Sendable {
  /// The word as far as it is shown, or the guess just made, or a hint.
  package let shown: String
  /// Tries that are left; 0 where they are not counted.
  package let left: Int
  /// The marks of each guess so far: `=` in place, `+` elsewhere, `.` not in the word.
  package let marks: [String]
  /// What was tried in vain, where single letters are tried.
  package let missed: [String]?
  /// The definition, once it has been opened.
  package let definition: String?
  /// All of it as plain sentences.
  package let spoken: String

  /// A state.
  package init(
    shown: String, left: Int = 0, marks: [String] = [], missed: [String]? = nil,
    definition: String? = nil, spoken: String
  ) {
    self.shown = shown
    self.left = left
    self.marks = marks
    self.missed = missed
    self.definition = definition
    self.spoken = spoken
  }
}

/// The forms there are.
package enum Forms {
  /// Every form, in the order in which they are listed; round codes count on it, so that a new form
  /// comes last.
  package static let all: [any Form] = [
    MatchForm(), MeaningForm(), RecallForm(), ClozeForm(), SynonymForm(), AnagramForm(),
    HangmanForm(), GuessForm(),
  ]

  /// The form of this name.
  package static func named(_ id: FormID) -> (any Form)? { all.first { $0.id == id } }
}
