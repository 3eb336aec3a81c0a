import GameEngine

/// An index of a word list that finds words of similar spelling quickly.
package struct SpellingIndex: Sendable {
  private struct Bucket: Hashable {
    let first: UInt8
    let length: Int
  }

  private struct Entry {
    let word: String
    let letters: LetterSet
  }

  private var buckets: [Bucket: [Entry]] = [:]
  private var byLetters: [[UInt8]: [String]] = [:]

  /// An index of these words; duplicates count once.
  package init(words: [String]) {
    for word in Set(words).sorted() {
      guard let first = word.utf8.first else { continue }
      let bucket = Bucket(first: first, length: word.utf8.count)
      buckets[bucket, default: []].append(Entry(word: word, letters: LetterSet(word)))
      byLetters[word.utf8.sorted(), default: []].append(word)
    }
  }

  /// The other words with the same first letter within this many edits, sorted.
  package func words(near word: String, edits: Int) -> [String] {
    guard edits > 0, let first = word.utf8.first else { return [] }
    let letters = LetterSet(word)
    let length = word.utf8.count
    var found: [String] = []
    for otherLength in (length - edits)...(length + edits) {
      for entry in buckets[Bucket(first: first, length: otherLength)] ?? [] {
        guard letters.mayBe(within: edits, of: entry.letters), entry.word != word,
          editDistance(word, entry.word, limit: edits) != nil
        else { continue }
        found.append(entry.word)
      }
    }
    return found.sorted()
  }

  /// The other words made of exactly the letters of this one, sorted.
  package func anagrams(of word: String) -> [String] {
    (byLetters[word.utf8.sorted()] ?? []).filter { $0 != word }
  }
}
