import Client

/// A word that was looked up, for other programs.
struct FoundWord {
  /// Where it was found.
  enum Content {
    /// Among Wordhoard's words.
    case ours([WordCard])
    /// In a dictionary.
    case elsewhere(DictionaryAnswer)
  }

  let content: Content
  /// Its meanings as sentences.
  let spoken: String
}
