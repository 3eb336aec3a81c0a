import GameEngine

/// A dictionary that is looked things up in: WordNet, or one in the format of dictd or StarDict.
///
/// Whatever its files hold, it never crashes and never hands out more than `DictionaryEntry.mostBytes` for an
/// entry.
package protocol ReferenceDictionary: Sendable {
  /// What it is.
  var info: DictionaryInfo { get }

  /// How many headwords it has, those that stand several times counted as often.
  var headwordCount: Int { get }

  /// How large its files are together, in bytes.
  var byteCount: Int { get }

  /// The entries of a headword in the dictionary's own order; none where it has none. Capitals, and the
  /// ways to write the same accent, do not count.
  ///
  /// - Throws: `DictionaryError` where a file is damaged.
  func entries(of headword: String) throws(DictionaryError) -> [DictionaryEntry]

  /// Headwords that begin with a text, in the order of the alphabet, each once.
  ///
  /// - Parameter limit: at most so many.
  func headwords(beginning prefix: String, limit: Int) -> [String]

  /// Whether it has an entry of a headword.
  func contains(_ headword: String) -> Bool
}

/// What headwords are compared by: small letters, single blanks, straight apostrophes. Empty, which no headword
/// has, for a text with more accents on a letter than may be, since to compare it would take seconds.
package func headwordKey(_ text: String) -> String {
  if text.utf8.allSatisfy({ 0x61...0x7A ~= $0 }) { return text }
  guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
    guard StreamSafety.allows(text) else { return "" }
    return text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("’", with: "'")
  }
  // Letter by letter this would take ten times as long, and half of the headwords are phrases.
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
