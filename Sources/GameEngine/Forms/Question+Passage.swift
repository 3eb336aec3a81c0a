extension Question {
  /// The mark of the gap that is asked, in a sentence or after the letters of a word that are given.
  package static let gapMark = "_____"
  /// The mark of a later gap of a passage, after the letters that are given.
  package static let laterGapMark = "__"

  /// The sentence of a passage with the gap that is asked; the prompt of other questions.
  package var sentence: String {
    guard task == .completeWord else { return prompt }
    return prompt.split(separator: "\n").map(String.init).first { $0.contains(Question.gapMark) }
      ?? prompt
  }

  /// The prompt as running text: each sentence of a passage is a line of it.
  package var runningPrompt: String { prompt.replacing("\n", with: " ") }
}
