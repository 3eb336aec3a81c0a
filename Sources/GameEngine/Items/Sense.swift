/// One meaning of an item: a definition or translations.
package struct Sense: Hashable, Sendable {
  /// The meaning as one text: a definition, or the translations as the player wrote them, else
  /// separated by commas.
  package let definition: String
  /// The translations, each of them right; empty if the meaning is a definition.
  package let translations: [String]
  /// Further translations that are right answers but are not shown.
  package let moreTranslations: [String]
  /// The language of the definition or the translations, as a BCP 47 tag.
  package let language: String
  /// Sentences that use the term, in its language.
  package let examples: [Example]
  /// Words of about the same meaning, in the language of the term.
  package let synonyms: [String]
  /// Words of the opposite meaning, in the language of the term.
  package let antonyms: [String]
  /// Typical patterns and collocations, such as `reluctant to do something`.
  package let patterns: [String]

  /// Creates a meaning with a definition.
  package init(
    definition: String, examples: [Example], synonyms: [String] = [], antonyms: [String] = [],
    patterns: [String] = [], language: String = LanguageTag.english
  ) {
    self.definition = definition
    self.translations = []
    moreTranslations = []
    self.language = language
    self.examples = examples
    self.synonyms = synonyms
    self.antonyms = antonyms
    self.patterns = patterns
  }

  /// Creates a meaning with at least one translation.
  ///
  /// - Parameter definition: the translations as one text; nil to separate them by commas.
  package init(
    translations: [String], moreTranslations: [String] = [], definition: String? = nil,
    language: String, examples: [Example] = [],
    synonyms: [String] = [],
    antonyms: [String] = [], patterns: [String] = []
  ) {
    self.definition = definition ?? translations.joined(separator: ", ")
    self.translations = translations
    self.moreTranslations = moreTranslations
    self.language = language
    self.examples = examples
    self.synonyms = synonyms
    self.antonyms = antonyms
    self.patterns = patterns
  }
}
