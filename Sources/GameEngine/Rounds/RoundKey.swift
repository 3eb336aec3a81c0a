/// What only the referee of a round sees: the keys of its questions, in their order.
package struct RoundKey: Hashable, Codable, Sendable {
  /// One key a question.
  package let questions: [QuestionKey]

  /// A key.
  package init(questions: [QuestionKey]) { self.questions = questions }
}
