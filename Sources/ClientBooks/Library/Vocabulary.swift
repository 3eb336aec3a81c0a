import ClientCore

/// The words of a book or a chapter, and how many of them a player knows.
package struct Vocabulary: Hashable, Sendable {
  /// A word with all its forms.
  package struct Word: Hashable, Sendable {
    /// Its base form.
    package let lemma: String
    /// How often it occurs.
    package let count: Int
    /// How likely the player knows it, 0 to 1; nil if that cannot be said.
    package let known: Double?
    /// Whether it is in a list of words or a dictionary, so that it can be learned.
    package let isListed: Bool
    /// Whether the player has answered a question about it.
    package let isMet: Bool
  }

  /// From this chance on, a word counts as known.
  package static let knownFrom = 0.5

  /// The number of words of the text.
  package let tokens: Int
  /// The number of different words of the text.
  package let types: Int
  /// How many of the words of the text are names.
  package let names: Int
  /// The words with all their forms, without names: first those that would help most if they were learned.
  package let words: [Word]

  /// The words that the player may not know, in the same order. A word that no list and no dictionary has is none.
  package var unknown: [Word] {
    words.filter { $0.isListed && ($0.known ?? 1) < Vocabulary.knownFrom }
  }

  /// The share of the text's words that the player knows; names count as known. Nil if that cannot be said.
  package var known: Double? {
    share { $0 >= Vocabulary.knownFrom ? 1 : 0 }
  }

  /// The share of the text's words that the player is expected to know, by the chance of each word.
  package var expected: Double? { share { $0 } }

  private func share(_ value: (Double) -> Double) -> Double? {
    guard tokens > 0 else { return nil }
    var sum = Double(names)
    for word in words {
      guard let known = word.known else { return nil }
      sum += Double(word.count) * value(known)
    }
    return sum / Double(tokens)
  }
}
