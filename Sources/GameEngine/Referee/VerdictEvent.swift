/// The outcome of a question. Some fields are set by the client or a server; they are nil otherwise.
package struct VerdictEvent: Hashable, Codable, Sendable {
  /// The number of the question in the round, from 1.
  package let index: Int
  /// Whether the answer was right.
  package let correct: Bool
  /// The word that was asked.
  package let word: ItemID
  /// Its term; nil if the ID contains it.
  package let term: String?
  /// The right answer, as the player sees it.
  package let answer: String
  /// The definition of the word.
  package let definition: String
  /// A sentence that uses it; empty if there is none.
  package let example: String
  /// The points earned; 0 for a miss and for a repeated question.
  package let points: Int
  /// The current run of right answers in this round; 0 after a miss.
  package let streak: Int
  /// The score of the round so far.
  package let score: Int
  /// Whether the player passed the question; nil if not.
  package let passed: Bool?
  /// Why a right answer is not exact; nil if it is exact or wrong.
  package let remark: AnswerRemark?
  /// The inputs of the question, separated by spaces; empty if it was only passed.
  package let input: String?
  /// Whether the player used a hint; nil if not.
  package let hinted: Bool?
  /// The answer time in milliseconds, at most 60,000.
  package let elapsedMillis: Int?
  /// When the question ended, in milliseconds since the run began; set by a server.
  package var atMillis: Int?
  /// The new difficulty of the word for the player; set by the client.
  package var difficulty: Difficulty?
  /// The number of study days until the word comes back, 0 for now; set by the client.
  package var restDays: Int?
  /// The pronunciation of the word in the International Phonetic Alphabet; set by the client, nil if unknown.
  package var ipa: String?
  /// The word of a course as a dictionary prints it, and the forms that a learner keeps with it: `das Kind`, `die Kinder`; set by
  /// the client, nil for English and cards.
  package var cited: [String]?
  /// What the example means; set by the client, nil if it has no translation.
  package var translation: String?
  /// A few translations of the word; set by the client, nil if the player does not want them or there are none.
  package var gloss: String?
  /// The wrong answer with its meaning; set by the client, nil for a right answer.
  package var mistake: Mistake?
  /// Patterns of the word's main meaning; set by the client, nil if there are none.
  package var patterns: [String]?
  /// The word family of the word; set by the client, nil if there is none.
  package var family: [String]?

  /// The word as a dictionary prints it, with its key forms; the term if that is all that is known.
  package var entry: String { cited?.joined(separator: ", ") ?? headword }

  /// The term of the asked word, from `term` or the ID.
  package var headword: String { term ?? word.term }
}
