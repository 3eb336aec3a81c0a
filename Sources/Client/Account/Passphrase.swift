/// A password of a few words, drawn by chance: long enough to be safe, easy enough to remember.
package struct Passphrase: Hashable, Sendable {
  /// The words with hyphens between them.
  package let text: String
  /// How many words it was drawn from.
  package let choices: Int

  private static let count = 4

  /// A passphrase.
  ///
  /// - Parameters:
  ///   - words: what to draw from; those that are no plain lower-case words are left out.
  ///   - generator: chance that nobody can foresee.
  /// - Returns: nil where there are no words.
  package init?(words: some Sequence<String>, using generator: inout some RandomNumberGenerator) {
    let known = Set(words.filter { !$0.isEmpty && $0.utf8.allSatisfy { (97...122).contains($0) } })
      .sorted()
    choices = known.count
    let drawn = (0..<Passphrase.count).compactMap { _ in known.randomElement(using: &generator) }
    guard drawn.count == Passphrase.count else { return nil }
    text = drawn.joined(separator: "-")
  }

  /// What is said before it is shown.
  package var introduction: String {
    "A passphrase for you, four words drawn from \(grouped(choices)), which is at least \(bits) bits:"
  }

  /// How many bits somebody has to guess who knows how it was drawn, rounded down.
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
