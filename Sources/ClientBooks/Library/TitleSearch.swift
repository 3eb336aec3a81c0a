import ClientCore
import GameEngine

/// Compares titles with a typed text: every word of the text must begin a word of the title.
struct TitleSearch {
  private let fold = SearchFold()
  private let words: [Substring]
  private let whole: String

  init(_ query: String) {
    whole = fold.words(of: normalizedAnswer(query))
    words = whole.split(separator: " ")
  }

  /// Whether the text contains no words.
  var isEmpty: Bool { words.isEmpty }

  /// Whether each word begins a word of the title.
  func matches(_ title: String) -> Bool {
    guard !isEmpty else { return false }
    let parts = fold.words(of: normalizedAnswer(title)).split(separator: " ")
    return words.allSatisfy { word in parts.contains { $0.hasPrefix(word) } }
  }

  /// Whether the text is the whole title.
  func isWhole(_ title: String) -> Bool { fold.words(of: normalizedAnswer(title)) == whole }
}
