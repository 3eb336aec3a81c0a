/// How an open question stands.
package struct StateEvent: Hashable, Codable, Sendable {
  /// The question.
  package let index: Int
  /// What the state is about.
  package let kind: QuestionState.Kind
  /// The word as far as it is shown, or the guess just made; may be empty.
  package let shown: String
  /// Tries that are left; 0 where they are not counted.
  package let left: Int
  /// The marks of each guess so far.
  package let marks: [String]
  /// What was tried in vain, where single letters are tried.
  package let missed: [String]?
  /// The definition, once it has been opened.
  package let definition: String?
  /// The numbers of the choices that a hint rules out.
  package let ruledOut: [Int]?
  /// What the player entered, where the state is about that.
  package let input: String?

  /// How the question of this index stands.
  package init(index: Int, state: QuestionState) {
    self.index = index
    kind = state.kind
    shown = state.shown
    left = state.left
    marks = state.marks
    missed = state.missed
    definition = state.definition
    ruledOut = state.ruledOut
    input = state.input
  }
}
