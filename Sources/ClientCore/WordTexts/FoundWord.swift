/// A word that was looked up, for other programs.
package struct FoundWord {
  /// Where it was found.
  package enum Content {
    /// Among Wordhoard's words.
    case ours([WordCard])
    /// In a dictionary.
    case elsewhere(DictionaryAnswer)
  }

  package let content: Content
  /// Its meanings as sentences.
  package let spoken: String

  package init(content: Content, spoken: String) {
    self.content = content
    self.spoken = spoken
  }
}
