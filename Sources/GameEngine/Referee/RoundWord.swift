/// A word of a round, with the outcome of its question.
package struct RoundWord: Hashable, Codable, Sendable {
  /// The number of its question in the round, from 1.
  package let index: Int
  /// Whether the answer was right.
  package let correct: Bool
  /// The asked word or card.
  package let word: ItemID
  /// Whether the player disputes the miss; nil if not.
  package let disputed: Bool?
  /// Its term; nil if the ID contains it.
  package let term: String?
  /// Its main definition.
  package let definition: String
  /// The wrong answer; nil if it is unknown or the answer was right.
  package let mistake: Mistake?

  /// The word of a verdict, with its outcome.
  ///
  /// - Parameter isDisputed: whether the player disputes the miss.
  package init(_ verdict: VerdictEvent, isDisputed: Bool = false) {
    index = verdict.index
    correct = verdict.correct
    disputed = isDisputed ? true : nil
    word = verdict.word
    term = verdict.term
    definition = verdict.definition
    mistake = verdict.mistake
  }

  /// Whether it counts as right for the player: it was judged right, or its miss is disputed.
  package var isRight: Bool { correct || disputed == true }

  /// The term of the word, from `term` or the ID.
  package var headword: String { term ?? word.term }
}
