/// What rhymes with a word, and who says so; as `say --rhymes --json` prints it.
package struct Rhymes: Hashable, Encodable, Sendable {
  /// The word, in small letters.
  package let word: String
  /// Words that rhyme with it, the commonest first; never empty.
  package let rhymes: [String]
  /// Where the sounds of them all are from.
  package let source: Pronunciation.Source
}
