import ClientCore

/// The rhymes of a word and their source, as `say --rhymes --json` prints them.
package struct Rhymes: Hashable, Encodable, Sendable {
  /// The word, in small letters.
  package let word: String
  /// Words that rhyme with it, the most common first; never empty.
  package let rhymes: [String]
  /// The source of the sounds.
  package let source: Pronunciation.Source
}
