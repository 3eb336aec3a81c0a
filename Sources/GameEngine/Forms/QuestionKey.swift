/// What only the referee knows of a question; all that judging it needs.
package struct QuestionKey: Hashable, Codable, Sendable {
  /// The word that is asked.
  package let word: ItemID
  /// The right answer as the player is told it.
  package let answer: String
  /// What the word means.
  package let definition: String
  /// A sentence that uses it.
  package let example: String
  /// The number of the right choice, from 1; 0 where the answer is typed.
  package let choice: Int
  /// Typed answers that are right, normalised.
  package let accepted: [String]
  /// Other forms of the word, which count as right with a note.
  package let inflections: [String]
  /// Words of the same meaning, which give a free second try.
  package let synonyms: [String]
  /// Other words within a typing error of the answer, which are wrong, not mistyped.
  package let lookalikes: [String]
  /// Words that fit what is shown without being the answer; typing one costs nothing.
  package let alternatives: [String]

  /// The key of a question that is answered by choosing.
  package init(word: Item, example: Example?, choice: Int, answer: String) {
    self.init(word: word, example: example, answer: answer, choice: choice)
  }

  /// The key of a question that is answered by typing.
  package init(
    word: Item, example: Example?, answer: String, accepted: [String], inflections: [String] = [],
    synonyms: [String] = [], lookalikes: [String] = [], alternatives: [String] = []
  ) {
    self.init(
      word: word, example: example, answer: answer, choice: 0, accepted: accepted,
      inflections: inflections, synonyms: synonyms, lookalikes: lookalikes,
      alternatives: alternatives)
  }

  private init(
    word: Item, example: Example?, answer: String, choice: Int, accepted: [String] = [],
    inflections: [String] = [], synonyms: [String] = [], lookalikes: [String] = [],
    alternatives: [String] = []
  ) {
    self.word = word.id
    self.answer = answer
    definition = word.mainSense.definition
    self.example = (example ?? word.mainSense.examples.first)?.text ?? ""
    self.choice = choice
    self.accepted = accepted
    self.inflections = inflections
    self.synonyms = synonyms
    self.lookalikes = lookalikes
    self.alternatives = alternatives
  }
}
