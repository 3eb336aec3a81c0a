import ClientCore

/// The pronunciation of a word and its source, as `say --ipa --json` prints it.
package struct Pronunciation: Hashable, Encodable, Sendable {
  /// The source of a pronunciation.
  package enum Source: String, Encodable, Sendable {
    /// The content of Wordhoard's words.
    case wordhoard
    /// The CMU Pronouncing Dictionary, if it is installed.
    case cmudict
    /// The program espeak-ng, which applies rules and also marks secondary stress (ˌ), directly before vowels.
    case espeak = "espeak-ng"
  }

  /// The word, in small letters.
  package let word: String
  /// Its language by ISO 639-3.
  package let language: String
  /// In the International Phonetic Alphabet without slashes, the most common first; never empty.
  package let pronunciations: [String]
  /// The source of all of `pronunciations`.
  package let source: Source
}
