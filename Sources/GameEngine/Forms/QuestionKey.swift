/// The secret part of a question, which only the referee has: everything that judging needs.
package struct QuestionKey: Hashable, Codable, Sendable {
  /// The item that is asked.
  package let word: ItemID
  /// The item's term; nil if its ID contains it.
  private let ownTerm: String?
  /// The right answer, as the player sees it.
  package let answer: String
  /// The language of the answer; nil for English.
  private let foreignAnswer: String?
  /// The definition of the word in the meaning that is asked, nearly always the main one.
  package private(set) var definition: String
  /// A sentence that uses the word; empty if there is none.
  package let example: String
  /// The number of the right choice, from 1; 0 if the answer is typed.
  package let choice: Int
  /// Normalized typed answers that are right.
  package let accepted: [String]
  /// Other forms of the word, which are right with a remark.
  package let inflections: [String]
  /// Synonyms, which allow a second try without cost.
  package let synonyms: [String]
  /// Other words that differ from the answer by accents or a typing error. They are wrong, not
  /// misspelled.
  package private(set) var lookalikes: [String]
  /// Other words that fit the prompt. Typing one costs nothing; in a cloze, only once.
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
  package var answerLanguage: String { foreignAnswer ?? LanguageTag.english }

  /// The answer without its article, which need not be typed.
  package var bareAnswer: String {
    let isAfterArticle = answer.dropLast(term.count).last.map { " '".contains($0) } == true
    return isAfterArticle && answer.hasSuffix(term) ? term : answer
  }

  /// Creates the key of a question that is answered by a choice.
  ///
  /// - Parameter answerLanguage: the language of the choices; nil for the language of the term.
  package init(
    word: Item, example: Example?, choice: Int, answer: String, answerLanguage: String? = nil
  ) {
    self.init(
      word: word, example: example, answer: answer, language: answerLanguage, choice: choice)
  }

  /// Creates the key of a question that is answered by typing.
  ///
  /// - Parameter answerLanguage: the language of the answer; nil for the language of the term.
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
    foreignAnswer = language == LanguageTag.english ? nil : language
    definition = word.mainSense.definition
    self.example = (example ?? word.mainSense.examples.first)?.text ?? ""
    self.choice = choice
    self.accepted = accepted
    self.inflections = inflections
    self.synonyms = synonyms
    self.lookalikes = lookalikes
    self.alternatives = alternatives
  }

  /// Returns the key with another meaning of the word than the main one.
  func meaning(_ definition: String) -> QuestionKey {
    var key = self
    key.definition = definition
    return key
  }

  /// Returns the key with further lookalikes.
  func adding(lookalikes others: [String]) -> QuestionKey {
    var key = self
    key.lookalikes += others
    return key
  }
}
