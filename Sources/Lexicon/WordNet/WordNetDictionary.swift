import GameEngine

/// WordNet as a dictionary: an entry for each part of speech, the commonest meaning first.
package struct WordNetDictionary: ReferenceDictionary {
  package let info: DictionaryInfo
  /// The database.
  package let wordNet: WordNet

  /// Its dictionary's id.
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
    return PartOfSpeech.playable.compactMap { partOfSpeech in
      let synsets = wordNet.synsets(of: key, partOfSpeech)
      guard !synsets.isEmpty else { return nil }
      return DictionaryEntry(
        headword: spelling(of: key, in: synsets), grammar: partOfSpeech.name,
        senses: synsets.map { sense($0, of: key) })
    }
  }

  package func headwords(beginning prefix: String, limit: Int) -> [String] {
    wordNet.lemmas(beginning: headwordKey(prefix), limit: limit)
  }

  /// The headword with the capitals that it has in its commonest meaning.
  private func spelling(of key: String, in synsets: [Synset]) -> String {
    synsets.lazy.flatMap(\.lemmas).first { isSame($0, key) } ?? key
  }

  /// Whether a word of a synset is the one with this key, whatever its capitals.
  private func isSame(_ lemma: String, _ key: String) -> Bool {
    lemma == key || lemma.utf8.count == key.utf8.count && lemma.lowercased() == key
  }

  private func sense(_ synset: Synset, of key: String) -> DictionaryEntry.Sense {
    let gloss = Gloss(synset.gloss)
    let place = synset.lemmas.firstIndex { isSame($0, key) }.map { $0 + 1 }
    let antonyms = synset.antonyms.filter { $0.from == place }.compactMap { pointer in
      wordNet.synset(pointer.target).flatMap { target in
        target.lemmas.indices.contains(pointer.word - 1) ? target.lemmas[pointer.word - 1] : nil
      }
    }
    return DictionaryEntry.Sense(
      definition: gloss.definition, examples: gloss.examples,
      synonyms: synset.lemmas.filter { !isSame($0, key) }, antonyms: antonyms,
      hypernyms: synset.targets(.hypernym).compactMap { wordNet.synset($0)?.lemmas.first })
  }
}
