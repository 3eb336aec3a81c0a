package import GameEngine

/// A pool of made-up words of any size, for tests of how words are spread over dates.
package enum SyntheticPool {
  /// A pool in which each edition adds so many words of every level.
  ///
  /// - Parameters:
  ///   - additions: words a level that edition 1, 2 and so on adds.
  ///   - firstDates: the first date of each edition.
  ///   - sentences: the number of example sentences of each word.
  package static func pool(
    additions: [Int], firstDates: [CalendarDate], sentences: Int = 1
  ) -> ItemPool {
    var words: [Item] = []
    for (place, count) in additions.enumerated() {
      for level in Level.allCases {
        for number in 0..<count {
          words.append(word(number, level: level, edition: place + 1, sentences: sentences))
        }
      }
    }
    let editions = firstDates.enumerated().map { Edition(number: $0 + 1, firstDate: $1) }
    return ItemPool(items: words, editions: editions)
  }

  private static func word(
    _ number: Int, level: Level, edition: Int, sentences: Int
  ) -> Item {
    // The letters of a hash come first, so that no two words look as if they were of one stem.
    let name = "\(edition)/\(level.rawValue)/\(number)"
    var bits = stableHash(name)
    let letters = Array("abcdefghijklmnop")
    var headword = ""
    for _ in 0..<10 {
      headword.append(letters[Int(bits & 15)])
      bits >>= 4
    }
    let examples = (0..<sentences).map { number in
      Example(
        before: "The ", form: headword, after: " came\(number == 0 ? "" : " \(number) times").")
    }
    return Item(
      term: headword, partOfSpeech: .noun, level: level, category: "made",
      centiZipf: 300 + Int(stableHash(name) % 100),
      ipa: "", senses: [Sense(definition: "thing \(name)", examples: examples)], edition: edition)
  }
}
