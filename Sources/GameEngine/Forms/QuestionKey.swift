/// The secret part of a question, which only the referee knows: everything that judging needs.
package struct QuestionKey: Hashable, Codable, Sendable {
  /// The item that is asked.
  package let word: ItemID
  /// The item's term, if the id does not contain it.
  private let ownTerm: String?
  /// The right answer as it is shown to the player.
  package let answer: String
  /// The language of the answer, if it is not English.
  private let foreignAnswer: String?
  /// The definition of the word.
  package let definition: String
  /// A sentence that uses it.
  package let example: String
  /// The number of the right choice, from 1; 0 if the answer is typed.
  package let choice: Int
  /// Typed answers that are right, normalized.
  package let accepted: [String]
  /// Other forms of the word, which count as right with a remark.
  package let inflections: [String]
  /// Synonyms, which give a free second try.
  package let synonyms: [String]
  /// Other words within a typing error of the answer, which are wrong, not mistyped.
  package let lookalikes: [String]
  /// Words that fit the prompt without being the answer; typing one costs nothing, in a cloze once.
  package let alternatives: [String]

  private enum CodingKeys: String, CodingKey {
    case word, answer, definition, example, choice, accepted, inflections, synonyms, lookalikes
    case alternatives
    case ownTerm = "term"
    case foreignAnswer = "answerLanguage"
  }

  /// The term of the item that is asked.
  package var term: String { ownTerm ?? word.term }
  /// The language of the answer, as a BCP 47 tag.
  package var answerLanguage: String { foreignAnswer ?? "en" }

  /// The key of a question that is answered by choosing.
  ///
  /// - Parameter answerLanguage: the language of the choices; that of the term if nil.
  package init(
    word: Item, example: Example?, choice: Int, answer: String, answerLanguage: String? = nil
  ) {
    self.init(
      word: word, example: example, answer: answer, language: answerLanguage, choice: choice)
  }

  /// The key of a question that is answered by typing.
  ///
  /// - Parameter answerLanguage: the language of the answer; that of the term if nil.
  package init(
    word: Item, example: Example?, answer: String, answerLanguage: String? = nil,
    accepted: [String], inflections: [String] = [], synonyms: [String] = [],
    lookalikes: [String] = [], alternatives: [String] = []
  ) {
    self.init(
      word: word, example: example, answer: answer, language: answerLanguage, choice: 0,
      accepted: accepted,
      inflections: inflections, synonyms: synonyms, lookalikes: lookalikes,
      alternatives: alternatives)
  }

  private init(
    word: Item, example: Example?, answer: String, language: String?, choice: Int,
    accepted: [String] = [], inflections: [String] = [], synonyms: [String] = [],
    lookalikes: [String] = [],
    alternatives: [String] = []
  ) {
    self.word = word.id
    ownTerm = word.term == word.id.term ? nil : word.term
    self.answer = answer
    let language = language ?? word.language
    foreignAnswer = language == "en" ? nil : language
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
