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
