import GameEngine

/// What stands too near to a word in a pool of our own words and of WordNet's.
///
/// Of our own the file tells all but what lies near them in WordNet outside of them.
struct PracticeNeighbours: NeighbourSource {
  /// What the file tells of our own words.
  let own: [ItemID: Neighbours]
  /// What WordNet tells of any word.
  let wordNet: any NeighbourSource

  func neighbours(of word: Item) -> Neighbours {
    guard let near = own[word.id] else { return wordNet.neighbours(of: word) }
    return Neighbours(
      related: related(to: word), synonyms: near.synonyms, lookalikes: near.lookalikes,
      anagrams: near.anagrams)
  }

  func related(to word: Item) -> Set<String> {
    let related = wordNet.related(to: word)
    return own[word.id].map { $0.related.union(related) } ?? related
  }

  func synonyms(of word: Item) -> [String] {
    own[word.id]?.synonyms ?? wordNet.synonyms(of: word)
  }
}
