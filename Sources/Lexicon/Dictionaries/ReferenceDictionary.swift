import Kit

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

/// The key by which headwords are compared: in lower case, with single spaces and straight
/// apostrophes. Empty, and so never found, for a text with too many accents on one letter, since
/// comparing it would take seconds.
package func headwordKey(_ text: String) -> String {
  if text.utf8.allSatisfy({ 0x61...0x7A ~= $0 }) { return text }
  guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
    guard StreamSafety.allows(text) else { return "" }
    return text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("’", with: "'")
  }
  // By characters this would take ten times as long, and half of the headwords are phrases.
  var key: [UInt8] = []
  key.reserveCapacity(text.utf8.count)
  var isBehindBlank = false
  for byte in text.utf8 {
    if byte == 0x20 || 0x09...0x0D ~= byte {
      isBehindBlank = true
    } else {
      if isBehindBlank, !key.isEmpty { key.append(0x20) }
      isBehindBlank = false
      key.append(0x41...0x5A ~= byte ? byte | 0x20 : byte)
    }
  }
  return String(decoding: key, as: UTF8.self)
}
