package import GameEngine

/// The words of WordNet that games ask, beside our own: those for which `derived/levels.tsv` names
/// a meaning whose definition and example make a fair question.
///
/// Nothing of WordNet is kept in a file: the words are made from where it is installed, whenever a
/// round is dealt.
package struct WordNetWords: Sendable {
  /// How a pool with these words is named where our own has the name of its edition.
  package static let editionName = "wordnet-3.0"

  private let wordNet: WordNet
  private let levels: WordLevels
  private let maker: WordMaker

  /// The words of a database that have a level.
  package init(_ wordNet: WordNet, levels: WordLevels) {
    self.wordNet = wordNet
    self.levels = levels
    maker = WordMaker(wordNet)
  }

  /// All of them, in the order of the levels' file.
  ///
  /// - Complexity: a few look-ups in WordNet each, some 0.2 s for all of them.
  package func words() -> [Item] { levels.entries().compactMap(maker.word) }

  /// The word with an id; nil where it is none of these.
  package func word(_ id: ItemID) -> Item? {
    guard let entry = levels.entry(of: id.term), let word = maker.word(entry), word.id == id
    else {
      return nil
    }
    return word
  }

  /// The pool of our own words and these; of two with one id ours stays.
  ///
  /// - Parameters:
  ///   - pack: our own words.
  ///   - neighbours: what may not be confused with what among them.
  package func pool(with pack: ContentPack, neighbours: [ItemID: Neighbours]) -> ItemPool {
    let own = pack.words
    let taken = Set(own.map(\.id))
    // Its rounds are of all our editions, and of none: they are named for WordNet.
    let newest = pack.editions[pack.editions.count - 1]
    let edition = Edition(
      number: newest.number, firstDate: newest.firstDate, name: WordNetWords.editionName)
    return ItemPool(
      items: own + words().filter { !taken.contains($0.id) }, editions: [edition],
      neighbours: PracticeNeighbours(own: neighbours, wordNet: WordNetNeighbours(wordNet)))
  }
}
