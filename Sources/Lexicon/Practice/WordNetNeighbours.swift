import GameEngine
import Synchronization

/// The neighbours of words, computed from WordNet when they are first needed.
///
/// `ItemPool.areTooNear` asks for both words of a pair, so words below a word need not be searched: from
/// there, it is above.
final class WordNetNeighbours: NeighbourSource {
  private struct Found {
    var related: [ItemID: Set<String>] = [:]
    var neighbours: [ItemID: Neighbours] = [:]
    var spellings: [Character: SpellingIndex] = [:]
  }

  private let wordNet: WordNet
  private let found = Mutex(Found())

  init(_ wordNet: WordNet) { self.wordNet = wordNet }

  func neighbours(of word: Item) -> Neighbours {
    if let near = found.withLock({ $0.neighbours[word.id] }) { return near }
    let mates = wordNet.mates(of: word)
    let near = Neighbours(
      related: related(to: word), synonyms: mates.withoutSlips(of: word.term),
      lookalikes: word.lookalikes(spelled: spelled).subtracting(mates).sorted())
    found.withLock { $0.neighbours[word.id] = near }
    return near
  }

  /// The single words of the word's own synsets, of synsets at most two steps above any of them,
  /// and of similar synsets.
  func related(to word: Item) -> Set<String> {
    if let related = found.withLock({ $0.related[word.id] }) { return related }
    let own = wordNet.synsets(of: word)
    var related: Set<String> = []
    for place in wordNet.upward(from: own) {
      for lemma in wordNet.synset(place)?.lemmas ?? [] where isPlainWord(lemma) {
        related.insert(lemma)
      }
    }
    related.remove(word.term)
    found.withLock { $0.related[word.id] = related }
    return related
  }

  func synonyms(of word: Item) -> [String] {
    wordNet.mates(of: word).withoutSlips(of: word.term)
  }

  /// The category of WordNet's words is already their field.
  func kind(of word: Item) -> ItemKind? { nil }

  /// The other words of WordNet with the same first letter within `edits` edits of a form.
  private func spelled(_ form: String, edits: Int) -> [String] {
    guard edits > 0, let first = form.first else { return [] }
    return spellings(first).words(near: form, edits: edits)
  }

  private func spellings(_ first: Character) -> SpellingIndex {
    if let spellings = found.withLock({ $0.spellings[first] }) { return spellings }
    let lemmas = wordNet.lemmas(beginning: String(first), limit: .max).filter(isPlainWord)
    let spellings = SpellingIndex(words: lemmas)
    found.withLock { $0.spellings[first] = spellings }
    return spellings
  }
}
