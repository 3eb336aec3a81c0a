/// Terms that are too near to a word to be offered beside it in a fair question.
///
/// These are facts of English in general, which our own words do not show. They ship with the content,
/// computed from WordNet and a word list (docs/content.md).
package struct Neighbours: Hashable, Sendable {
  /// Headwords of our content that share a meaning with the word or lie within two steps above or
  /// below it in WordNet: never its distractors.
  package let related: Set<String>
  /// English words in one synset with the word, in any sense: typing one is not yet a miss. Spelling variants
  /// of the word itself are not included.
  package let synonyms: [String]
  /// Other English words within a typing error of it, which are not accepted as typing errors.
  package let lookalikes: [String]
  /// Other English words made of exactly its letters.
  package let anagrams: [String]
  /// Its field and usage; nil if they are not known.
  package let kind: ItemKind?

  /// A word's neighbours; each list may be empty.
  package init(
    related: Set<String> = [], synonyms: [String] = [], lookalikes: [String] = [],
    anagrams: [String] = [], kind: ItemKind? = nil
  ) {
    self.related = related
    self.synonyms = synonyms
    self.lookalikes = lookalikes
    self.anagrams = anagrams
    self.kind = kind
  }

  /// A word without neighbours.
  package static let none = Neighbours()
}
