package import GameEngine
package import Lexicon

/// Finds the common words of each shape: forms of WordNet's words that occur more than a thousand times in a thousand
/// million words (Zipf 3).
package struct CommonWordBuilder: Sendable {
  private static let leastCentiZipf = 300

  private let wordNet: WordNet
  private let sources: LevelSources

  /// A builder from a dictionary and word frequencies.
  package init(wordNet: WordNet, sources: LevelSources) {
    self.wordNet = wordNet
    self.sources = sources
  }

  /// The words of each shape, the most common first.
  ///
  /// - Complexity: some ten look-ups in WordNet for each of 14,000 words; a second or two.
  package func words() -> [WordShape: [String]] {
    var words: [WordShape: [String]] = [:]
    let common = sources.frequencies.words(atLeast: CommonWordBuilder.leastCentiZipf)
    for word in common where !sources.offensive.contains(word) {
      var shapes: [WordShape] = []
      for base in wordNet.baseForms(of: word) where isWrittenSmall(base) {
        guard let shape = WordShape(word, base.partOfSpeech, inflection(of: word, from: base)),
          !shapes.contains(shape)
        else { continue }
        shapes.append(shape)
        words[shape, default: []].append(word)
      }
    }
    return words
  }

  /// Whether a word is more than a name.
  private func isWrittenSmall(_ base: WordNet.BaseForm) -> Bool {
    wordNet.synsets(of: base.lemma, base.partOfSpeech).contains { $0.lemmas.contains(base.lemma) }
  }

  private func inflection(of form: String, from base: WordNet.BaseForm) -> Inflection {
    if form == base.lemma { return .base }
    switch base.partOfSpeech {
    case .noun: return .s
    case .verb:
      if form.hasSuffix("ing") { return .ing }
      // The past never ends like that: it is loses, but lost.
      return form.hasSuffix("s") ? .s : .ed
    default: return form.hasSuffix("est") ? .est : .er
    }
  }
}
