/// The state of an open question.
package struct StateEvent: Hashable, Codable, Sendable {
  /// The question.
  package let index: Int
  /// The kind of state.
  package let kind: QuestionState.Kind
  /// The visible part of the word, or the latest guess; may be empty.
  package let shown: String
  /// The remaining tries; 0 if they are not counted.
  package let left: Int
  /// The marks of each guess so far.
  package let marks: [String]
  /// The wrong letters, in forms that try single letters.
  package let missed: [String]?
  /// The definition, if it has been opened.
  package let definition: String?
  /// The numbers of the choices that a hint rules out.
  package let ruledOut: [Int]?
  /// The player's input, if the state concerns it.
  package let input: String?

  /// The state of the question with an index.
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
