package import GameEngine

/// The words of WordNet that games ask, beside our own: words whose meaning in `derived/levels.tsv`
/// has a definition and an example that make a fair question.
///
/// WordNet's texts are not stored: the words are made from the installed WordNet whenever a round is dealt.
package struct WordNetWords: Sendable {
  private let wordNet: WordNet
  private let levels: WordLevels
  private let maker: WordMaker

  /// The words of a database that have a level.
  package init(_ wordNet: WordNet, levels: WordLevels) {
    self.wordNet = wordNet
    self.levels = levels
    maker = WordMaker(wordNet)
  }

  /// All words, in the order of the levels' file.
  ///
  /// - Complexity: a few look-ups in WordNet each, some 0.2 s for all of them.
  package func words() -> [Item] { levels.entries().compactMap(maker.word) }

  /// The word with an ID; nil if it is not one of these.
  package func word(_ id: ItemID) -> Item? {
    guard let entry = levels.entry(of: id.term), let word = maker.word(entry), word.id == id
    else {
      return nil
    }
    return word
  }

  /// The neighbours of these words and our own.
  ///
  /// - Parameter own: the neighbours of our own words.
  func neighbours(besides own: NeighbourTable) -> any NeighbourSource {
    PracticeNeighbours(own: own, wordNet: WordNetNeighbours(wordNet))
  }
}
