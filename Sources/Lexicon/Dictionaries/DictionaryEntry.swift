/// What a dictionary says of a headword.
package struct DictionaryEntry: Hashable, Encodable, Sendable {
  /// One meaning.
  package struct Sense: Hashable, Encodable, Sendable {
    /// What it means.
    package let definition: String
    /// Sentences or phrases with it, or with a word of the same meaning.
    package let examples: [String]
    /// Words of the same meaning.
    package let synonyms: [String]
    /// Words of the opposite meaning.
    package let antonyms: [String]
    /// More general words.
    package let hypernyms: [String]

    /// A meaning.
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
  /// How it is pronounced, without slashes; none where the dictionary does not say.
  package let pronunciations: [String]
  /// Its part of speech, gender and the like, in the dictionary's own words; nil where it does not say.
  package let grammar: String?
  /// Its meanings, where the dictionary's format tells them apart.
  package let senses: [Sense]
  /// All that the dictionary says, or, where the fields above hold it, nothing.
  package let text: String

  /// An entry.
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
