/// A word of a round, and how its question ended.
package struct RoundWord: Hashable, Codable, Sendable {
  /// The place of its question in the round, from 1.
  package let index: Int
  /// Whether the answer was right.
  package let correct: Bool
  /// The word.
  package let word: ItemID
  /// Its term; nil if the ID contains it.
  package let term: String?
  /// Its definition.
  package let definition: String
  /// The wrong answer, if it is known.
  package let mistake: Mistake?

  /// The word of a verdict.
  package init(_ verdict: VerdictEvent) {
    index = verdict.index
    correct = verdict.correct
    word = verdict.word
    term = verdict.term
    definition = verdict.definition
    mistake = verdict.mistake
  }

  /// The term of the word.
  package var headword: String { term ?? word.term }
}
