/// A word that was looked up, for other programs.
package struct FoundWord {
  /// The source that contains the word.
  package enum Content {
    /// Wordhoard's words.
    case ours([WordCard])
    /// An installed dictionary.
    case elsewhere(DictionaryAnswer)
  }

  package let content: Content
  /// The meanings in sentences, for a screen reader.
  package let spoken: String

  package init(content: Content, spoken: String) {
    self.content = content
    self.spoken = spoken
  }
}
