/// The secret part of a round, for the referee.
package struct RoundKey: Hashable, Codable, Sendable {
  /// One key per question, in order.
  package let questions: [QuestionKey]

  package init(questions: [QuestionKey]) { self.questions = questions }
}
