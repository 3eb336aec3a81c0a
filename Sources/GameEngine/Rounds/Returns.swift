/// The questions in which the misses of a session come back at its end.
package struct Returns: Hashable, Sendable {
  /// Another question for the word of each question of the round, in their order.
  let questions: [Question]
  /// Their keys.
  let keys: [QuestionKey]
  /// How often misses can come back.
  package let limit: Int

  /// Misses do not come back.
  package static let none = Returns(questions: [], keys: [], limit: 0)

  /// How many a new player has.
  private static let first = 40
  /// For so many answers the player has one more.
  private static let answersEach = 30

  /// - Parameters:
  ///   - questions: another question for the word of each question of the round, in their order.
  ///   - keys: their keys, as many.
  ///   - limit: how often misses can come back; each miss counts once each time.
  init(questions: [Question], keys: [QuestionKey], limit: Int) {
    self.questions = questions
    self.keys = keys
    self.limit = max(0, limit)
  }

  /// The key of one of its questions; nil if it is not one.
  package func key(of question: Question) -> QuestionKey? {
    zip(questions, keys).first { asked, _ in
      asked.placed(at: question.index, again: true) == question
    }?.1
  }

  /// How often misses can come back in the next session of a player.
  ///
  /// A word that was just shown is easy, so asking it again teaches little, and costs as much as a question
  /// that teaches more: of a player's answers, returns are one in thirty at most, except at first, when a
  /// success matters more. docs/learning.md has the figures.
  ///
  /// - Parameters:
  ///   - answers: the player's answers so far.
  ///   - returns: how many of these were returns.
  package static func limit(answers: Int, returns: Int) -> Int {
    max(0, first + answers / answersEach - returns)
  }
}
