import ClientCore
package import Messages

/// The texts about the words of a book.
package struct VocabularyTexts {
  private let messages: Messages

  package init(_ messages: Messages) { self.messages = messages }

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

  /// How much of a chapter the player is expected to know, as a sentence.
  func expected(_ share: Double) -> String {
    messages("You probably know \(wholePercent(share)) % of this chapter's words.")
  }

  /// Says that nothing is known about words of this language.
  var notJudged: String { messages("Wordhoard cannot judge words of this language yet.") }

  /// What is said on the page where a chapter begins; nil for nothing.
  func before(_ chapter: ChapterKnowledge) -> String? {
    guard let expected = chapter.expected else { return nil }
    let (percent, count) = (wholePercent(expected), chapter.worthLearning)
    return count == 0
      ? self.expected(expected)
      : messages.plural(
        count, "You probably know \(percent) % · w: \(count) word to learn first",
        "You probably know \(percent) % · w: \(count) words to learn first")
  }

  /// What is said on the page where a chapter ends; nil for nothing.
  func after(_ chapter: ChapterKnowledge) -> String? {
    met(chapter).map { messages("\($0) · w shows them", context: "what was met in a chapter") }
  }

  /// What was met in a chapter, without a full stop; nil for nothing.
  func met(_ chapter: ChapterKnowledge) -> String? {
    let (new, looked) = (messages.number(chapter.unknown), messages.number(chapter.lookedUp))
    guard chapter.unknown + chapter.lookedUp > 0 else { return nil }
    return messages.plural(
      chapter.unknown, "You met \(new) new word and looked up \(looked)",
      "You met \(new) new words and looked up \(looked)")
  }

  /// Whether a word was looked up, or how often the chapter has it.
  func note(on row: ChapterWords.Row) -> String {
    row.isLookedUp ? messages("looked up", context: "a word in a book") : times(row.word.count)
  }

  /// How often a word occurs: `12 times`.
  func times(_ count: Int) -> String {
    let number = messages.number(count)
    return messages.plural(
      count, "\(number) time", "\(number) times", context: "a word in a book")
  }

  /// A share in whole per cent; only all is 100.
  package func wholePercent(_ share: Double) -> Int { min(max(Int(share * 100), 0), 100) }

  private func percent(_ share: Double) -> String {
    messages.decimal(hundredths: Int(share * 10_000))
  }
}
