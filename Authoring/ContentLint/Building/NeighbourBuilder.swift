package import GameEngine
package import Lexicon

/// Computes the neighbours of each word of a pack: see `Neighbours`.
package struct NeighbourBuilder: Sendable {
  private let wordNet: WordNet
  private let spellings: SpellingIndex

  /// A builder from a dictionary, for meanings, and a list of English words, for spellings.
  package init(wordNet: WordNet, wordList: SystemWordList) {
    self.wordNet = wordNet
    self.spellings = SpellingIndex(words: wordList.words)
  }

  /// The neighbours of each of these words among them and, by spelling, among all of English; a word
  /// without any is left out. All lists are in alphabetical order.
  ///
  /// - Complexity: for each word, one pass over the words of the list with its first letter and about its
  ///   length; a second or so for a thousand words.
  package func neighbours(of words: [Item]) -> [ItemID: Neighbours] {
    let related = relatedHeadwords(among: words)
    let kinds = WordKinds(wordNet)
    var neighbours: [ItemID: Neighbours] = [:]
    for (position, word) in words.enumerated() {
      let mates = wordNet.mates(of: word)
      let near = Neighbours(
        related: related[position],
        synonyms: mates.withoutSlips(of: word.term),
        lookalikes: word.lookalikes { spellings.words(near: $0, edits: $1) }.subtracting(mates)
          .sorted(),
        anagrams: spellings.anagrams(of: word.term), kind: kinds.kind(of: word))
      if near != .none { neighbours[word.id] = near }
    }
    return neighbours
  }

  /// For each word the headwords of others that share a synset with it, or are at most two steps above or at
  /// most two steps below it; for adjectives also the synsets one step away by similarity.
  private func relatedHeadwords(among words: [Item]) -> [Set<String>] {
    var owners: [SynsetID: [Int]] = [:]
    var meanings: [[Synset]] = []
    for (position, word) in words.enumerated() {
      let synsets = wordNet.synsets(of: word)
      meanings.append(synsets)
      for synset in synsets { owners[synset.id, default: []].append(position) }
    }
    var related = [Set<String>](repeating: [], count: words.count)
    for (position, word) in words.enumerated() {
      // Words above also get the words below them here, since each relation is noted at both ends.
      for place in wordNet.upward(from: meanings[position]) {
        for other in owners[place] ?? [] where words[other].term != word.term {
          related[position].insert(words[other].term)
          related[other].insert(word.term)
        }
      }
    }
    return related
  }
}
