/// The secret part of a round, for the referee: the keys of its questions, in their order.
package struct RoundKey: Hashable, Codable, Sendable {
  /// One key per question.
  package let questions: [QuestionKey]

  /// A key.
  package init(questions: [QuestionKey]) { self.questions = questions }
}
