/// The words of a text, such as a book or a chapter, and the player's knowledge of them.
package struct Vocabulary: Hashable, Sendable {
  /// A word with all its forms.
  package struct Word: Hashable, Sendable {
    /// The base form.
    package let lemma: String
    /// The number of occurrences of all forms.
    package let count: Int
    /// The chance that the player knows it, 0 to 1; nil if it cannot be estimated.
    package let known: Double?
    /// Whether a list of words or a dictionary contains it, so that it can be learned.
    package let isListed: Bool
    /// Whether the player has answered a question about it.
    package let isMet: Bool

    package init(lemma: String, count: Int, known: Double?, isListed: Bool, isMet: Bool) {
      self.lemma = lemma
      self.count = count
      self.known = known
      self.isListed = isListed
      self.isMet = isMet
    }
  }

  /// The chance from which a word counts as known.
  package static let knownFrom = 0.5

  /// The number of words in the text.
  package let tokens: Int
  /// The number of different forms in the text.
  package let types: Int
  /// The number of words in the text that are names.
  package let names: Int
  /// The words without names. First are those that help most if they are learned.
  package let words: [Word]

  package init(tokens: Int, types: Int, names: Int, words: [Word]) {
    self.tokens = tokens
    self.types = types
    self.names = names
    self.words = words
  }

  /// The words that the player may not know, in the same order, without words that no list or
  /// dictionary contains.
  package var unknown: [Word] {
    words.filter { $0.isListed && ($0.known ?? 1) < Vocabulary.knownFrom }
  }

  /// The share of the text's words that count as known, 0 to 1; names do. Nil if it cannot be
  /// estimated.
  package var known: Double? {
    share { $0 >= Vocabulary.knownFrom ? 1 : 0 }
  }

  /// The expected share of the text's words that the player knows, from the chance of each word;
  /// nil if it cannot be estimated.
  package var expected: Double? { share { $0 } }

  /// A share in whole percent. It is 100 only for the whole.
  package static func wholePercent(_ share: Double) -> Int { min(max(Int(share * 100), 0), 100) }

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
