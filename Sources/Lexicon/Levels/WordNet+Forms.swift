package import GameEngine

extension WordNet {
  /// The range of a word in a text, possibly inflected, as a whole word: *ran* and *Running* for the verb
  /// *run*. Nil if it does not occur. Forms that begin with another letter, such as *went*, are not found.
  ///
  /// - Parameters:
  ///   - lemma: the word, in lower case.
  ///   - partOfSpeech: the part of speech by which it is inflected.
  package func range(
    of lemma: String, _ partOfSpeech: PartOfSpeech, in text: String
  ) -> Range<String.Index>? {
    guard let first = lemma.utf8.first else { return nil }
    let words = WordsInText.words(of: text, beginningWith: first)
    if let same = words.first(where: { $0.text == lemma }) { return same.range }
    return words.first { candidates($0.text, partOfSpeech).contains(lemma) }?.range
  }
}
