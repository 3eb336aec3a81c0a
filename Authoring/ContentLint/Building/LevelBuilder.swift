package import Lexicon

/// Determines the words with a level, and their played meanings: docs/levels.md.
package struct LevelBuilder: Sendable {
  private let wordNet: WordNet
  private let tags: SenseTags
  private let sources: LevelSources
  private let maker: WordMaker

  /// A builder from a dictionary and word frequencies.
  ///
  /// - Throws: `ContentError` if WordNet's counts of meanings are missing.
  package init(wordNet: WordNet, sources: LevelSources) throws(ContentError) {
    self.wordNet = wordNet
    tags = try SenseTags(wordNet)
    self.sources = sources
    maker = WordMaker(wordNet)
  }

  /// The words with a level, sorted by their bytes.
  ///
  /// - Complexity: some ten look-ups in WordNet for each of 30,000 words; a few seconds.
  package func entries() -> [WordLevels.Entry] {
    sources.bands.words.sorted().compactMap(entry)
  }

  private func entry(of word: String) -> WordLevels.Entry? {
    guard let band = sources.bands.band(of: word),
      let centiZipf = sources.frequencies.centiZipf(of: word),
      let level = LevelRule.level(centiZipf: centiZipf, band: band),
      !sources.offensive.contains(word), !isInflected(word, centiZipf: centiZipf)
    else { return nil }
    var isWord = false
    var played: SenseNumber?
    for partOfSpeech in tags.partsOfSpeech(of: word) {
      for (place, synset) in wordNet.synsets(of: word, partOfSpeech).enumerated()
      // Names are capitalized: March is not the word march.
      where synset.lemmas.contains(word) {
        isWord = true
        let sense = SenseNumber(partOfSpeech, place + 1)
        let entry = WordLevels.Entry(
          headword: word, level: level, centiZipf: centiZipf, sense: sense)
        if played == nil, maker.word(entry) != nil, !offends(synset) { played = sense }
      }
    }
    guard isWord else { return nil }
    return WordLevels.Entry(headword: word, level: level, centiZipf: centiZipf, sense: played)
  }

  /// Whether a word is a form of another that is at least as common.
  private func isInflected(_ word: String, centiZipf: Int) -> Bool {
    wordNet.baseForms(of: word).contains { base in
      base.lemma != word && (sources.frequencies.centiZipf(of: base.lemma) ?? -1) >= centiZipf
    }
  }

  /// Whether something about a meaning offends.
  private func offends(_ synset: Synset) -> Bool {
    let gloss = Gloss(synset.gloss)
    return sources.offensive.isRemarked(in: gloss.definition)
      || ([gloss.definition] + gloss.examples).contains(where: sources.offensive.stand)
  }
}
