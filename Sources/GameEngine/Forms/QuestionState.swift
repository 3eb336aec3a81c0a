/// The state of an open question after an accepted move.
package struct QuestionState: Hashable, Sendable {
  /// The reason for the state. It determines which fields are set and which text a client shows.
  package enum Kind: String, Codable, Sendable, CaseIterable {
    /// Hangman: the letters found so far.
    case letters
    /// Guess: the tries so far, with their marks.
    case guess
    /// A hint that shows the beginning of the word.
    case hint
    /// A hint that rules out choices.
    case ruledOut = "ruled_out"
    /// A synonym was entered, which gives a second try.
    case near
    /// Another word that fits the sentence was entered, which gives a second try.
    case fitting
    /// A first miss or pass, which shows more of the word and gives another try for half of the points.
    case help
    /// A dictated sentence with the words that are right so far, which gives another try.
    case corrected
    /// The meaning is shown, and the player says how well they knew it.
    case revealed
    /// All questions are answered. The result follows after one more line of input, so the player
    /// can still undo.
    case lastQuestion = "last_question"
    /// The player's dispute of the last answer was recorded.
    case disputed
    /// The client says the word aloud.
    case saying
    /// A kind that this version does not know.
    case other

    package init(from decoder: any Decoder) throws {
      self = Kind(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .other
    }

    /// Whether an answer was not right and another one may follow.
    package var isSecondTry: Bool {
      [.near, .fitting, .help, .corrected, .revealed].contains(self)
    }

    /// Whether an answer that is being typed stays as it is.
    package var leavesAnswer: Bool { isRemark || self == .hint }

    /// Whether it concerns the game rather than the open question.
    package var isRemark: Bool { [.lastQuestion, .disputed, .saying].contains(self) }
  }

  /// The reason for the state.
  package let kind: Kind
  /// The visible part of the word, or the latest guess; can be empty.
  package let shown: String
  /// The remaining tries; 0 if tries are not counted.
  package let left: Int
  /// The marks of each guess so far: `=` in place, `+` elsewhere, `.` not in the word.
  package let marks: [String]
  /// The wrong letters, in forms with single letters; nil in others.
  package let missed: [String]?
  /// The definition; nil while it is hidden.
  package let definition: String?
  /// The numbers of the choices that a hint rules out, from 1.
  package let ruledOut: [Int]?
  /// The player's input; nil if the state does not refer to it.
  package let input: String?

  package init(
    kind: Kind, shown: String = "", left: Int = 0, marks: [String] = [], missed: [String]? = nil,
    definition: String? = nil, ruledOut: [Int]? = nil, input: String? = nil
  ) {
    self.kind = kind
    self.shown = shown
    self.left = left
    self.marks = marks
    self.missed = missed
    self.definition = definition
    self.ruledOut = ruledOut
    self.input = input
  }
}
