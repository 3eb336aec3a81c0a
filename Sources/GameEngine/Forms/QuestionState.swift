/// The state of an open question after a move.
package struct QuestionState: Hashable, Sendable {
  /// The kind of state.
  package enum Kind: String, Codable, Sendable, CaseIterable {
    /// A word whose letters are found one by one.
    case letters
    /// A guess with its marks.
    case guess
    /// A hint of the beginning of the word.
    case hint
    /// A hint that rules out choices.
    case ruledOut = "ruled_out"
    /// A synonym was entered, which gives a second try.
    case near
    /// Another word that fits the sentence was entered, which gives a second try.
    case fitting
    /// The last question is answered; the result waits for one more line.
    case lastQuestion = "last_question"
    /// The player's dispute of the last answer is noted.
    case disputed
    /// The word is being said aloud.
    case saying
    /// A kind that this version does not know.
    case other

    package init(from decoder: any Decoder) throws {
      self = Kind(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .other
    }

    /// Whether it concerns the game, and not the open question.
    package var isRemark: Bool { [.lastQuestion, .disputed, .saying].contains(self) }
  }

  /// The kind of state.
  package let kind: Kind
  /// The visible part of the word, or the latest guess; may be empty.
  package let shown: String
  /// The remaining tries; 0 if they are not counted.
  package let left: Int
  /// The marks of each guess so far: `=` in place, `+` elsewhere, `.` not in the word.
  package let marks: [String]
  /// The wrong letters, in forms that try single letters.
  package let missed: [String]?
  /// The definition, if it has been opened.
  package let definition: String?
  /// The numbers of the choices that a hint rules out.
  package let ruledOut: [Int]?
  /// The player's input, if the state concerns it.
  package let input: String?

  /// A state.
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
