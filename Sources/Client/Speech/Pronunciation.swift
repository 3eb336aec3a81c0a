/// How a word is pronounced, and who says so; as `say --ipa --json` prints it.
package struct Pronunciation: Hashable, Encodable, Sendable {
  /// Where a pronunciation is from.
  package enum Source: String, Encodable, Sendable {
    /// Our own words.
    case wordhoard
    /// The CMU Pronouncing Dictionary.
    case cmudict
    /// The program espeak-ng, which works them out by rules and marks also lesser stress (ˌ), right before
    /// vowels.
    case espeak = "espeak-ng"
  }

  /// The word, in small letters.
  package let word: String
  /// Its language by ISO 639-3.
  package let language: String
  /// In the International Phonetic Alphabet without slashes, the commonest first; never empty.
  package let pronunciations: [String]
  /// Where they are from.
  package let source: Source
}
