/// One meaning of a word.
package struct Sense: Hashable, Sendable {
  /// What it means, in our own words, at most 120 characters, without the headword.
  package let definition: String
  /// Sentences that use it.
  package let examples: [Example]
  /// Words of about the same meaning.
  package let synonyms: [String]
  /// Words of the opposite meaning.
  package let antonyms: [String]

  /// A meaning.
  package init(
    definition: String, examples: [Example], synonyms: [String] = [], antonyms: [String] = []
  ) {
    self.definition = definition
    self.examples = examples
    self.synonyms = synonyms
    self.antonyms = antonyms
  }
}
