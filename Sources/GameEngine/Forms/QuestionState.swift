/// How a question stands that took a move without ending.
package struct QuestionState: Hashable, Sendable {
  /// What the state is about.
  package enum Kind: String, Codable, Sendable, CaseIterable {
    /// A word of which letters are found one by one.
    case letters
    /// A guess with its marks.
    case guess
    /// A hint of the beginning of the word.
    case hint
    /// A hint that rules out choices.
    case ruledOut = "ruled_out"
    /// A word of the same meaning was entered, which gives a second try.
    case near
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

    /// Whether it is about the game, and leaves the open question as it was.
    package var isRemark: Bool { [.lastQuestion, .disputed, .saying].contains(self) }
  }

  /// What the state is about.
  package let kind: Kind
  /// The word as far as it is shown, or the guess just made; may be empty.
  package let shown: String
  /// Tries that are left; 0 where they are not counted.
  package let left: Int
  /// The marks of each guess so far: `=` in place, `+` elsewhere, `.` not in the word.
  package let marks: [String]
  /// What was tried in vain, where single letters are tried.
  package let missed: [String]?
  /// The definition, once it has been opened.
  package let definition: String?
  /// The numbers of the choices that a hint rules out.
  package let ruledOut: [Int]?
  /// What the player entered, where the state is about that.
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
