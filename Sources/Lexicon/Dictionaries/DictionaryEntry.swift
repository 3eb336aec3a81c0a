/// An entry of a dictionary.
package struct DictionaryEntry: Hashable, Encodable, Sendable {
  /// One meaning of the headword.
  package struct Sense: Hashable, Encodable, Sendable {
    /// The definition as plain text.
    package let definition: String
    /// Sentences or phrases that use it or a synonym.
    package let examples: [String]
    /// Words with the same meaning.
    package let synonyms: [String]
    /// Words with the opposite meaning.
    package let antonyms: [String]
    /// More general words.
    package let hypernyms: [String]

    package init(
      definition: String, examples: [String] = [], synonyms: [String] = [],
      antonyms: [String] = [], hypernyms: [String] = []
    ) {
      self.definition = definition
      self.examples = examples
      self.synonyms = synonyms
      self.antonyms = antonyms
      self.hypernyms = hypernyms
    }
  }

  /// The longest entry that is read, in bytes; the rest of a longer one is left out.
  package static let mostBytes = 1 << 20

  /// The headword as the dictionary writes it.
  package let headword: String
  /// Its pronunciation without slashes, if the dictionary contains it.
  package let pronunciations: [String]
  /// Its part of speech, gender and the like, in the dictionary's own words, if it contains them.
  package let grammar: String?
  /// Its meanings, if the dictionary's format separates them.
  package let senses: [Sense]
  /// The complete text of the entry; empty if the fields above contain it.
  package let text: String

  package init(
    headword: String, pronunciations: [String] = [], grammar: String? = nil,
    senses: [Sense] = [], text: String = ""
  ) {
    self.headword = headword
    self.pronunciations = pronunciations
    self.grammar = grammar
    self.senses = senses
    self.text = text
  }
}
