import GameEngine
package import Lexicon

/// Finds the meanings in a dictionary that Wordhoard's words do not have.
struct FurtherSenses {
  /// Wordhoard's words that were found.
  package let words: [Item]

  /// The entries of a text and of the words' headwords, without the meanings of the words
  /// themselves. If a headword is only a base form of the text, only the entries of the words'
  /// parts of speech count.
  package func entries(
    of text: String, in dictionary: any ReferenceDictionary
  ) throws(DictionaryError) -> [DictionaryEntry] {
    let key = headwordKey(text)
    var keys = [key]
    for word in words where !keys.contains(headwordKey(word.term)) {
      keys.append(headwordKey(word.term))
    }
    var found: [DictionaryEntry] = []
    for candidate in keys {
      for entry in try dictionary.entries(of: candidate) {
        guard candidate == key || isMeant(entry, of: candidate) else { continue }
        let senses = entry.senses.filter { !isOurs($0.definition) }
        if !senses.isEmpty { found.append(entry.with(senses)) }
      }
    }
    return found
  }

  private func isMeant(_ entry: DictionaryEntry, of key: String) -> Bool {
    words.contains { headwordKey($0.term) == key && $0.partOfSpeech?.name == entry.grammar }
  }

  /// Whether an own word has this meaning: half of the longer words of the shorter definition are
  /// in the other, too.
  private func isOurs(_ definition: String) -> Bool {
    let theirs = FurtherSenses.contentWords(of: definition)
    return words.contains { word in
      word.senses.contains { sense in
        let ours = FurtherSenses.contentWords(of: sense.definition)
        let common = ours.count { word in theirs.contains { $0 == word || shareStem($0, word) } }
        return common > 0 && 2 * common >= min(ours.count, theirs.count)
      }
    }
  }

  private static func contentWords(of definition: String) -> [String] {
    lowercaseWords(of: definition).filter { $0.count > 3 }
  }
}

extension DictionaryEntry {
  /// A copy of the entry with other meanings.
  package func with(_ senses: [Sense]) -> DictionaryEntry {
    DictionaryEntry(
      headword: headword, pronunciations: pronunciations, grammar: grammar, senses: senses,
      text: text)
  }
}
