import ClientCore
package import Messages

/// The texts about the words of a book.
package struct VocabularyTexts {
  private let messages: Messages

  package init(_ messages: Messages) { self.messages = messages }

  /// The number of words, and the share that the player probably knows.
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

  /// The unknown words that help most if they are learned, with the numbers of their occurrences.
  func unknown(in vocabulary: Vocabulary, limit: Int) -> [(name: String, text: String)] {
    Array(vocabulary.unknown.prefix(limit)).map { word in
      (shortened(word.lemma), times(word.count))
    }
  }

  /// A sentence about the share of a chapter's words that the player probably knows.
  func expected(_ share: Double) -> String {
    messages("You probably know \(Vocabulary.wholePercent(share)) % of this chapter's words.")
  }

  /// The sentence for a language whose words cannot be judged.
  var notJudged: String { messages("Wordhoard cannot judge words of this language yet.") }

  /// The line on the page where a chapter begins; nil for none.
  func before(_ chapter: ChapterKnowledge) -> String? {
    guard let expected = chapter.expected else { return nil }
    let (percent, count) = (Vocabulary.wholePercent(expected), chapter.worthLearning)
    return count == 0
      ? self.expected(expected)
      : messages.plural(
        count, "You probably know \(percent) % · w: \(count) word to learn first",
        "You probably know \(percent) % · w: \(count) words to learn first")
  }

  /// What a chapter has to learn, for a line about the book; nil if it cannot be estimated.
  func worth(_ chapter: ChapterKnowledge) -> String? {
    guard let expected = chapter.expected else { return nil }
    let (percent, count) = (Vocabulary.wholePercent(expected), chapter.worthLearning)
    let known = messages("you know \(percent) % of it")
    guard count > 0 else { return known }
    return messages.plural(
      count, "\(known), \(count) word is worth a look", "\(known), \(count) words are worth a look")
  }

  /// The line on the page where a chapter ends; nil for none.
  func after(_ chapter: ChapterKnowledge) -> String? {
    met(chapter).map { messages("\($0) · w shows them", context: "what was met in a chapter") }
  }

  /// The numbers of new and looked-up words in a chapter, without a full stop; nil if both are 0.
  func met(_ chapter: ChapterKnowledge) -> String? {
    let (new, looked) = (messages.number(chapter.unknown), messages.number(chapter.lookedUp))
    guard chapter.unknown + chapter.lookedUp > 0 else { return nil }
    return messages.plural(
      chapter.unknown, "You met \(new) new word and looked up \(looked)",
      "You met \(new) new words and looked up \(looked)")
  }

  /// A note that the word was looked up, else the number of its occurrences in the chapter.
  func note(on row: ChapterWords.Row) -> String {
    row.isLookedUp ? messages("looked up", context: "a word in a book") : times(row.word.count)
  }

  /// The number of a word's occurrences: `12 times`.
  func times(_ count: Int) -> String {
    let number = messages.number(count)
    return messages.plural(
      count, "\(number) time", "\(number) times", context: "a word in a book")
  }

  private func percent(_ share: Double) -> String {
    messages.decimal(hundredths: Int(share * 10_000))
  }
}
