/// Words that no game should put before a player: slurs and vulgar words, from lists of them.
package struct OffensiveWords: Sendable {
  private let words: Set<String>

  /// What a definition speaks of that is about such a word.
  private static let remarks: Set<String> = [
    "slur", "slurs", "offensive", "obscene", "vulgar", "disparaging",
  ]

  /// The words of lists; phrases in them count for nothing.
  package init(_ words: some Sequence<String>) {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    self.words = Set(words.map { $0.lowercased() }.filter { $0.utf8.allSatisfy(letters.contains) })
  }

  /// Reads lists of one word a line.
  ///
  /// - Throws: `ContentError` where one of them cannot be read.
  package init(paths: [String]) throws(ContentError) {
    var words: [String] = []
    for path in paths {
      words += try TextFile.lines(path: path).map(\.text)
    }
    self.init(words)
  }

  /// Whether the lists have a word in small letters.
  package func contains(_ word: String) -> Bool { words.contains(word) }

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
