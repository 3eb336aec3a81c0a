/// The state of an open question after an accepted move: the fields of a `QuestionState`.
package struct StateEvent: Hashable, Codable, Sendable {
  /// The number of the question in the round, from 1.
  package let index: Int
  /// The reason for the state.
  package let kind: QuestionState.Kind
  /// The visible part of the word, or the latest guess; can be empty.
  package let shown: String
  /// The remaining tries; 0 if tries are not counted.
  package let left: Int
  /// The marks of each guess so far, as in `GuessMarks`.
  package let marks: [String]
  /// The wrong letters, in forms with single letters; nil in others.
  package let missed: [String]?
  /// The definition; nil while it is hidden.
  package let definition: String?
  /// The numbers of the choices that a hint rules out, from 1.
  package let ruledOut: [Int]?
  /// The player's input; nil if the state does not refer to it.
  package let input: String?

  /// The state of the question with a number, from 1.
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
