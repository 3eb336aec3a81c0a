/// A word that has lost its second half, as in a C-test: *remember* is *reme* and *mber*.
package struct HalvedWord: Hashable, Sendable {
  /// The letters that stay: at least two.
  package let start: String
  /// The letters that are missing: half of the word, rounded up.
  package let rest: String

  /// The fewest letters of a word that can be damaged.
  private static let shortest = 4

  /// Halves a word.
  ///
  /// - Returns: nil for a word that stays whole: one of fewer than four letters, or with other characters than letters.
  package init?(_ word: String) {
    guard word.count >= HalvedWord.shortest, word.allSatisfy(\.isLetter) else { return nil }
    let end = word.index(word.startIndex, offsetBy: word.count / 2)
    (start, rest) = (String(word[..<end]), String(word[end...]))
  }

  /// The whole word.
  package var word: String { start + rest }
}
