import Client
import Messages

/// The texts about the words of a book.
struct VocabularyTexts {
  private let messages: Messages

  init(_ messages: Messages) { self.messages = messages }

  /// How many words there are, and how many of them the player knows.
  func summary(of vocabulary: Vocabulary) -> String {
    let (tokens, types) = (messages.number(vocabulary.tokens), messages.number(vocabulary.types))
    let lemmas = messages.number(vocabulary.words.count)
    let size = messages.plural(
      vocabulary.tokens, "\(tokens) word, \(types) different ones, \(lemmas) with all their forms.",
      "\(tokens) words, \(types) different ones, \(lemmas) with all their forms.")
    guard let expected = vocabulary.expected else { return size }
    let unknown = max(1, Int((1 / max(1 - expected, 0.000_1)).rounded()))
    return [
      size,
      messages("You know about \(percent(expected)) % of the text; names count as known."),
      messages("About one word in \(messages.number(unknown)) is new to you."),
    ].joined(separator: " ")
  }

  /// The unknown words that occur most, with how often.
  func unknown(in vocabulary: Vocabulary, limit: Int) -> [(name: String, text: String)] {
    Array(vocabulary.unknown.prefix(limit)).map { word in
      (shortened(word.lemma), times(word.count))
    }
  }

  /// How often a word occurs: `12 times`.
  func times(_ count: Int) -> String {
    let number = messages.number(count)
    return messages.plural(
      count, "\(number) time", "\(number) times", context: "a word in a book")
  }

  private func percent(_ share: Double) -> String {
    messages.decimal(hundredths: Int(share * 10_000))
  }
}
