/// The questions at the end of a session in which its misses come back.
package struct Returns: Hashable, Sendable {
  /// For each question of the round, another question about the same word, in order.
  let questions: [Question]
  /// The keys of `questions`, in the same order.
  let keys: [QuestionKey]
  /// The number of times that misses can come back in the session.
  package let limit: Int

  /// No miss comes back.
  package static let none = Returns(questions: [], keys: [], limit: 0)

  /// The number of returns of a new player.
  private static let first = 40
  /// The number of answers for which a player gets one more return.
  private static let answersEach = 30

  /// - Parameters:
  ///   - questions: for each question of the round, another question about the same word.
  ///   - keys: the keys of these questions, in the same order.
  ///   - limit: the number of times that misses can come back. A word that is missed twice counts
  ///     twice.
  init(questions: [Question], keys: [QuestionKey], limit: Int) {
    self.questions = questions
    self.keys = keys
    self.limit = max(0, limit)
  }

  /// The key of one of its questions; nil if the question is none of them.
  package func key(of question: Question) -> QuestionKey? {
    zip(questions, keys).first { asked, _ in
      asked.placed(at: question.index, again: true) == question
    }?.1
  }

  /// The number of times that misses can come back in a player's next session.
  ///
  /// A word that was just shown is easy, so asking it again teaches little and costs as much as a
  /// question that teaches more. Returns are at most one in thirty of a player's answers, except at
  /// first, when success matters more. docs/learning.md has the figures.
  ///
  /// - Parameters:
  ///   - answers: the number of the player's answers so far.
  ///   - returns: how many of them were returns.
  package static func limit(answers: Int, returns: Int) -> Int {
    max(0, first + answers / answersEach - returns)
  }
}
