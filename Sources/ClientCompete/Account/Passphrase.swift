import ClientCore
package import Messages

/// A password of a few random words: long enough to be safe, easy to remember.
package struct Passphrase: Hashable, Sendable {
  /// Four words, joined by hyphens.
  package let text: String
  /// The number of different words it was drawn from.
  package let choices: Int

  private static let count = 4

  /// Draws four words, with repetition.
  ///
  /// - Parameters:
  ///   - words: the words to draw from. Words with other characters than a to z are not used.
  ///   - generator: a cryptographically secure generator.
  /// - Returns: nil if there are no words.
  package init?(words: some Sequence<String>, using generator: inout some RandomNumberGenerator) {
    let known = Set(words.filter { !$0.isEmpty && $0.utf8.allSatisfy { (97...122).contains($0) } })
      .sorted()
    choices = known.count
    let drawn = (0..<Passphrase.count).compactMap { _ in known.randomElement(using: &generator) }
    guard drawn.count == Passphrase.count else { return nil }
    text = drawn.joined(separator: "-")
  }

  /// The sentence to show before it: the number of words to choose from and the entropy in bits.
  package func introduction(in messages: Messages) -> String {
    messages(
      """
      A passphrase for you: four random words out of \(messages.number(choices)), at least \(bits) bits strong:
      """)
  }

  /// Its entropy in bits, 4 · log2(`choices`), rounded down.
  package var bits: Int {
    var bits = 0
    var rest = (0..<Passphrase.count).reduce(into: 1.0) { product, _ in product *= Double(choices) }
    while rest >= 2 {
      rest /= 2
      bits += 1
    }
    return bits
  }
}
