/// What a step does to its question.
package enum Judgement: Hashable, Sendable {
  /// The question cannot take it; nothing changes.
  case refused(Refusal)
  /// It is taken, and the question goes on.
  case open(QuestionState)
  /// It ends the question, rightly; the remark says what was not quite right with it.
  case right(remark: AnswerRemark?)
  /// It ends the question with a miss.
  case wrong
}
