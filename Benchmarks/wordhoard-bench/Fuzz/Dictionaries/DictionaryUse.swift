import Lexicon

/// Looks up words in a dictionary that could be opened.
enum DictionaryUse {
  /// The largest valid entry, in bytes of its text: each byte of invalid UTF-8 becomes three.
  private static let mostBytes = 3 * DictionaryEntry.mostBytes

  /// Looks up the headwords that the dictionary lists, and some that it may contain.
  ///
  /// - Parameters:
  ///   - isListed: whether each listed headword must have an entry, or a damaged one.
  ///   - hasSynonyms: whether a headword may lead to the entry of another one.
  static func outcome(
    of dictionary: any ReferenceDictionary, isListed: Bool, hasSynonyms: Bool = false,
    words: [String] = []
  ) -> FuzzOutcome {
    let listed = dictionary.headwords(beginning: "", limit: 20)
    if listed.count > 20 { return .wrong("more headwords than were asked for") }
    var hasEntry = false
    for (place, word) in (listed + words).enumerated() {
      let entries: [DictionaryEntry]
      do {
        entries = try dictionary.entries(of: word)
      } catch {
        if error.reason.isEmpty { return .wrong("a fault without a reason") }
        continue
      }
      hasEntry = hasEntry || !entries.isEmpty
      if isListed, place < listed.count {
        if entries.isEmpty { return .wrong("\(word) is listed and has no entry") }
        if !dictionary.contains(word) { return .wrong("\(word) is listed and is not there") }
      }
      for entry in entries {
        if !hasSynonyms, letters(of: entry.headword) != letters(of: word) {
          return .wrong("\(word) is \(entry.headword)")
        }
        if entry.text.utf8.count > mostBytes { return .wrong("an entry without an end") }
      }
    }
    if let word = listed.last,
      dictionary.headwords(beginning: String(word.prefix(2)), limit: 5).count > 5
    {
      return .wrong("more headwords than were asked for")
    }
    return hasEntry ? .accepted : .refused
  }

  /// The letters and digits of a headword's key: a list without punctuation has `2` for `/2`.
  private static func letters(of headword: String) -> String {
    headwordKey(headword).filter { $0.isLetter || $0.isNumber }
  }
}
