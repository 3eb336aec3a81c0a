/// How a question ended.
package struct VerdictEvent: Hashable, Codable, Sendable {
  /// The question.
  package let index: Int
  /// Whether the answer was right.
  package let correct: Bool
  /// The word that was asked.
  package let word: ItemID
  /// Its term; nil if the ID contains it.
  package let term: String?
  /// The right answer.
  package let answer: String
  /// The definition of the word.
  package let definition: String
  /// A sentence that uses it.
  package let example: String
  /// The points of the answer.
  package let points: Int
  /// The run of right answers in this round; 0 after a miss.
  package let streak: Int
  /// The score of the round so far.
  package let score: Int
  /// Whether the player passed; nil if not.
  package let passed: Bool?
  /// Why a right answer is not exact.
  package let remark: AnswerRemark?
  /// The inputs of the question, separated by blanks; empty if it was only passed.
  package let input: String?
  /// Whether a hint was given; nil if not.
  package let hinted: Bool?
  /// The question's time in milliseconds.
  package let elapsedMillis: Int?
  /// When the question ended, in milliseconds since the run began; sent by a server.
  package var atMillis: Int?
  /// The new difficulty of the word for the player; added by the client.
  package var difficulty: Difficulty?
  /// The wrong answer, and what it means; added by the client.
  package var mistake: Mistake?
  /// Patterns of the word's meaning; added by the client, nil if there are none.
  package var patterns: [String]?
  /// The family of the word; added by the client, nil if there is none.
  package var family: [String]?

  /// The term of the word that was asked.
  package var headword: String { term ?? word.term }
}
