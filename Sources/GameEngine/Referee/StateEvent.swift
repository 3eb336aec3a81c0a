/// How an open question stands.
package struct StateEvent: Hashable, Codable, Sendable {
  /// The question.
  package let index: Int
  /// The word as far as it is shown, the guess just made, or a hint.
  package let shown: String
  /// Tries that are left; 0 where they are not counted.
  package let left: Int
  /// The marks of each guess so far.
  package let marks: [String]
  /// What was tried in vain, where single letters are tried.
  package let missed: [String]?
  /// The definition, once it has been opened.
  package let definition: String?
  /// All of it as plain sentences.
  package let spoken: String

  /// How the question of this index stands.
  package init(index: Int, state: QuestionState) {
    self.index = index
    shown = state.shown
    left = state.left
    marks = state.marks
    missed = state.missed
    definition = state.definition
    spoken = state.spoken
  }
}
