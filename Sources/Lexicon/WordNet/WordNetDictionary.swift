import GameEngine

/// WordNet as a dictionary: an entry for each part of speech, the most common part of speech and meaning first.
package struct WordNetDictionary: ReferenceDictionary {
  package let info: DictionaryInfo
  /// The database that the entries come from.
  package let wordNet: WordNet

  /// The ID of the dictionary.
  package static let id = "wordnet"

  package var headwordCount: Int { wordNet.lemmaCount }

  /// A dictionary of a database.
  package init(_ wordNet: WordNet) {
    self.wordNet = wordNet
    info = DictionaryInfo(
      id: WordNetDictionary.id, title: "WordNet 3.0", from: "eng", to: "eng",
      path: wordNet.directory)
  }

  package var byteCount: Int { wordNet.byteCount }

  package func entries(of headword: String) -> [DictionaryEntry] {
    let key = headwordKey(headword)
    let parts = PartOfSpeech.playable.filter { wordNet.contains(key, $0) }
    return wordNet.occurrences.commonestFirst(parts, of: key).compactMap { partOfSpeech in
      let synsets = wordNet.synsets(of: key, partOfSpeech)
      guard !synsets.isEmpty else { return nil }
      return DictionaryEntry(
        headword: spelling(of: key, in: synsets), grammar: partOfSpeech.name,
        senses: synsets.map { sense($0, of: key) })
    }
  }

  package func headwords(beginning prefix: String, limit: Int) -> [String] {
    let key = headwordKey(prefix)
    guard !key.isEmpty || prefix.isEmpty else { return [] }
    return wordNet.lemmas(beginning: key, limit: limit)
  }

  package func contains(_ headword: String) -> Bool {
    let key = headwordKey(headword)
    return PartOfSpeech.playable.contains { wordNet.contains(key, $0) }
  }

  /// The headword, capitalized as in its most common meaning.
  private func spelling(of key: String, in synsets: [Synset]) -> String {
    synsets.lazy.flatMap(\.lemmas).first { wordNet.isSame($0, key) } ?? key
  }

  private func sense(_ synset: Synset, of key: String) -> DictionaryEntry.Sense {
    let gloss = Gloss(synset.gloss)
    return DictionaryEntry.Sense(
      definition: gloss.definition, examples: gloss.examples,
      synonyms: wordNet.synonyms(of: key, in: synset),
      antonyms: wordNet.antonyms(of: key, in: synset), hypernyms: wordNet.hypernyms(of: synset))
  }
}
