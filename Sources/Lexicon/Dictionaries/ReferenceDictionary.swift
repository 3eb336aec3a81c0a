/// A dictionary for look-ups: WordNet, or one in the format of dictd or StarDict.
///
/// Whatever its files contain, it never crashes and never returns more than `DictionaryEntry.mostBytes` for
/// an entry.
package protocol ReferenceDictionary: Sendable {
  /// The title, the languages and the path to show to players.
  var info: DictionaryInfo { get }

  /// The number of headwords, duplicates included.
  var headwordCount: Int { get }

  /// The total size of its files in bytes.
  var byteCount: Int { get }

  /// The entries of a headword in the dictionary's own order; empty if it does not contain the headword.
  /// Case, and different encodings of an accent, do not matter.
  ///
  /// - Throws: `DictionaryError` if a file is damaged.
  func entries(of headword: String) throws(DictionaryError) -> [DictionaryEntry]

  /// Headwords that begin with a text, in the order of the alphabet, each once.
  ///
  /// - Parameter limit: the largest number to return.
  func headwords(beginning prefix: String, limit: Int) -> [String]

  /// Visits all headwords in the dictionary's own spelling; a headword can be visited twice.
  func forEachHeadword(_ body: (String) -> Void)

  /// Whether it contains an entry of a headword.
  func contains(_ headword: String) -> Bool

  /// The headwords that a text is a translation of, the most usual first. Reads the whole
  /// dictionary.
  ///
  /// - Parameter limit: the largest number to return.
  /// - Throws: `DictionaryError` if a file is damaged.
  func headwords(translatedAs text: String, limit: Int) throws(DictionaryError) -> [String]
}

extension ReferenceDictionary {
  /// None, since a dictionary of one language has no translations.
  package func headwords(
    translatedAs text: String, limit: Int
  ) throws(DictionaryError) -> [String] { [] }
}

extension ReferenceDictionary {
  package func forEachHeadword(_ body: (String) -> Void) {
    headwords(beginning: "", limit: .max).forEach(body)
  }
}
