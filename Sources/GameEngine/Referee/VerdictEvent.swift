/// How a question ended.
package struct VerdictEvent: Hashable, Codable, Sendable {
  /// The question.
  package let index: Int
  /// Whether the answer was right.
  package let correct: Bool
  /// The word that was asked.
  package let word: ItemID
  /// Its term; nil where the id contains it.
  package let term: String?
  /// The right answer.
  package let answer: String
  /// What the word means.
  package let definition: String
  /// A sentence that uses it.
  package let example: String
  /// What the answer earned.
  package let points: Int
  /// The run of right answers in this round; 0 after a miss.
  package let streak: Int
  /// The score of the round so far.
  package let score: Int
  /// Whether the player passed; nil where not.
  package let passed: Bool?
  /// What was not quite right with a right answer.
  package let remark: AnswerRemark?
  /// What was typed to end the question; told by a server, for the player's journal.
  package var input: String?
  /// What the server counts as the question's time.
  package var elapsedMillis: Int?
  /// When the question ended, in milliseconds since the run began; told by a server.
  package var atMillis: Int?
  /// Where the word now stands for the player, 1 to 4; added by the client.
  package var difficulty: Difficulty?

  /// The term of the word that was asked.
  package var headword: String { term ?? word.term }
}
