/// Terms that are too near a word to appear beside it in a fair question.
///
/// These are facts about English in general, which our own words do not show. They are computed
/// from WordNet and a word list and shipped with the content (docs/content.md).
package struct Neighbours: Hashable, Sendable {
  /// Headwords of our content that share a meaning with the word, or are within two steps above or
  /// below it in WordNet. They are never its wrong choices.
  package let related: Set<String>
  /// English words in a synset of the word, in any sense. Typing one is not a miss yet. Spelling
  /// variants of the word are not included.
  package let synonyms: [String]
  /// Other English words within a typing error of the word, which are not accepted as typing errors.
  package let lookalikes: [String]
  /// Other English words with exactly the same letters.
  package let anagrams: [String]
  /// Its field and usage; nil if unknown.
  package let kind: ItemKind?

  /// Creates neighbours; all lists may be empty.
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

  /// No neighbours, for a word about which nothing is known.
  package static let none = Neighbours()
}
