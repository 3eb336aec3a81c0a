import Lexicon

/// Words that no game should show: slurs and vulgar words, from lists.
struct OffensiveWords: Sendable {
  private let words: Set<String>

  /// Expressions in definitions of such words.
  private static let remarks: Set<String> = [
    "slur", "slurs", "offensive", "obscene", "vulgar", "disparaging",
  ]

  /// Reads lists of one word per line; phrases are ignored.
  ///
  /// - Throws: `ContentError` if one of them cannot be read.
  init(paths: [String]) throws(ContentError) {
    var words: Set<String> = []
    for path in paths {
      for line in try TextFile.lines(path: path) {
        let word = line.text.lowercased()
        if isPlainWord(word) { words.insert(word) }
      }
    }
    self.words = words
  }

  /// Whether the lists contain a word, given in lower case.
  func contains(_ word: String) -> Bool { words.contains(word) }

  /// Whether a text contains one of the words, or its plural, as a whole word.
  func stand(in text: String) -> Bool {
    WordsInText.words(of: text).flatMap { $0.text.split(separator: "-") }.contains { part in
      contains(String(part)) || (part.hasSuffix("s") && contains(String(part.dropLast())))
    }
  }

  /// Whether a definition marks a word as offensive.
  func isRemarked(in definition: String) -> Bool {
    WordsInText.words(of: definition).contains { OffensiveWords.remarks.contains($0.text) }
  }
}
