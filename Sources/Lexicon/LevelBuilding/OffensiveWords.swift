/// Words that no game should put before a player: slurs and vulgar words, from lists of them.
struct OffensiveWords: Sendable {
  private let words: Set<String>

  /// What a definition speaks of that is about such a word.
  private static let remarks: Set<String> = [
    "slur", "slurs", "offensive", "obscene", "vulgar", "disparaging",
  ]

  /// Reads lists of one word a line; phrases in them count for nothing.
  ///
  /// - Throws: `ContentError` where one of them cannot be read.
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

  /// Whether the lists have a word in small letters.
  func contains(_ word: String) -> Bool { words.contains(word) }

  /// Whether a text has one of the words, or its plural, as a whole word.
  func stand(in text: String) -> Bool {
    WordsInText.words(of: text).flatMap { $0.text.split(separator: "-") }.contains { part in
      contains(String(part)) || (part.hasSuffix("s") && contains(String(part.dropLast())))
    }
  }

  /// Whether a definition tells that a word is used to offend.
  func isRemarked(in definition: String) -> Bool {
    WordsInText.words(of: definition).contains { OffensiveWords.remarks.contains($0.text) }
  }
}
