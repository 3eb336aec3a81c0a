/// The effect of a step on its question.
package enum Judgement: Hashable, Sendable {
  /// The step is refused; nothing changes.
  case refused(Refusal)
  /// The step is refused, but remembered, since the same is not refused again in this question.
  case refusedOnce(Refusal)
  /// The step is accepted, and the question stays open.
  case open(QuestionState)
  /// The step is a right answer. The remark says why it is not exact; nil if it is.
  case right(remark: AnswerRemark?)
  /// The step is a miss, which ends the question.
  case wrong
}
