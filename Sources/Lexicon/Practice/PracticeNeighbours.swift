import GameEngine

/// The neighbours of words in a pool of our own words and WordNet's.
///
/// For our own words, the file contains all but related words outside of the pack.
struct PracticeNeighbours: NeighbourSource {
  /// The neighbours of our own words, from the file.
  let own: NeighbourTable
  /// The neighbours of any word, from WordNet.
  let wordNet: any NeighbourSource

  func neighbours(of word: Item) -> Neighbours {
    guard let near = own.find(word.id) else { return wordNet.neighbours(of: word) }
    return Neighbours(
      related: related(to: word), synonyms: near.synonyms, lookalikes: near.lookalikes,
      anagrams: near.anagrams, kind: near.kind)
  }

  func related(to word: Item) -> Set<String> {
    let related = wordNet.related(to: word)
    return own.find(word.id).map { $0.related.union(related) } ?? related
  }

  func synonyms(of word: Item) -> [String] {
    own.find(word.id)?.synonyms ?? wordNet.synonyms(of: word)
  }

  func kind(of word: Item) -> ItemKind? { own.find(word.id)?.kind }

  func synonymChoices(of word: Item) -> [[String]]? {
    own.synonymChoices(of: word).flatMap { $0.isEmpty && !isOwn(word) ? nil : $0 }
  }

  func commonWords(of shape: WordShape) -> [String] { own.commonWords(of: shape) }

  func otherWords(for sentence: Example, of word: Item) -> [String] {
    own.otherWords(for: sentence, of: word)
  }

  /// Whether it is one of our words; some of them have no neighbours.
  private func isOwn(_ word: Item) -> Bool { own.find(word.id) != nil }
}
