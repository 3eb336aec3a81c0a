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
