/// What stands too near to a word to be told apart from it fairly.
///
/// These are facts of English at large, so they cannot be told from our own words alone; they ship
/// with the content, worked out once from WordNet and a word list (docs/content.md).
package struct Neighbours: Hashable, Sendable {
  /// Headwords of our content that share a meaning with the word or lie within two steps above or
  /// below it in WordNet: never its distractors.
  package let related: Set<String>
  /// Words of English that WordNet has in one set of synonyms with the word, whatever the sense:
  /// typing one is no miss yet. Spelling variants of the word itself are not among them.
  package let synonyms: [String]
  /// Other words of English that lie within a typing error of it: no mere typos.
  package let lookalikes: [String]
  /// Other words of English made of exactly its letters.
  package let anagrams: [String]

  /// A word's neighbours; each list may be empty.
  package init(
    related: Set<String> = [], synonyms: [String] = [], lookalikes: [String] = [],
    anagrams: [String] = []
  ) {
    self.related = related
    self.synonyms = synonyms
    self.lookalikes = lookalikes
    self.anagrams = anagrams
  }

  /// A word without neighbours.
  package static let none = Neighbours()
}
