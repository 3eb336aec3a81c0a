/// A word of a round, with the outcome of its question.
package struct RoundWord: Hashable, Codable, Sendable {
  /// The number of its question in the round, from 1.
  package let index: Int
  /// Whether the answer was right.
  package let correct: Bool
  /// The asked word or card.
  package let word: ItemID
  /// Its term; nil if the ID contains it.
  package let term: String?
  /// Its main definition.
  package let definition: String
  /// The wrong answer; nil if it is unknown or the answer was right.
  package let mistake: Mistake?

  /// The word of a verdict, with its outcome.
  package init(_ verdict: VerdictEvent) {
    index = verdict.index
    correct = verdict.correct
    word = verdict.word
    term = verdict.term
    definition = verdict.definition
    mistake = verdict.mistake
  }

  /// The term of the word, from `term` or the ID.
  package var headword: String { term ?? word.term }
}
