package import Bookshelf
import GameEngine

/// Looks up words of books.
package struct BookWords: Sendable {
  /// The most words of a phrase.
  private static let longestPhrase = 4
  /// The most characters of a word in Chinese or Japanese.
  private static let longestWord = 6

  private let library: WordLibrary
  private let dictionaries: Dictionaries
  private let lookUp: LookUp

  /// Words of these sources.
  package init(library: WordLibrary, dictionaries: Dictionaries, lookUp: LookUp) {
    (self.library, self.dictionaries, self.lookUp) = (library, dictionaries, lookUp)
  }

  /// Finds what a word of a book means: the longest phrase that begins with it and is known, else the word, else the
  /// longest of its parts. It does not count as seen yet.
  ///
  /// - Parameter word: a range of the document's text.
  /// - Throws: `ClientError` if nothing is found.
  package func request(for word: Range<Int>, in document: BookDocument) throws -> WordRequest {
    let texts = phrases(from: word, in: document) + BookWords.forms(of: document.string(word))
    for text in texts where isKnown(text) { return .named(text) }
    // Its error has the nearest words.
    let text = document.string(word)
    _ = try lookUp.found(.named(text), isCounted: false)
    return .named(text)
  }

  private func isKnown(_ text: String) -> Bool {
    !library.allWords(named: text).isEmpty || dictionaries.contains(text)
  }

  /// The phrases that begin with a word, the longest first, each as the book has it and with the headword of its
  /// first word.
  private func phrases(from word: Range<Int>, in document: BookDocument) -> [String] {
    guard let number = document.block(at: word.lowerBound) else { return [] }
    let block = document.blocks[number].range
    // No phrase is longer than this.
    let end = min(block.upperBound, word.upperBound + 120)
    guard word.lowerBound < end else { return [] }
    let words = document.words(in: word.lowerBound..<end)
    guard words.first == word else { return [] }
    var ends = [word.upperBound]
    let isIdeograph = document.string(word).unicodeScalars.count == 1 && word.count >= 3
    for (before, next) in zip(words, words.dropFirst()) {
      let gap = document.string(before.upperBound..<next.lowerBound)
      guard gap == (isIdeograph ? "" : " ") else { break }
      ends.append(next.upperBound)
      if ends.count == (isIdeograph ? BookWords.longestWord : BookWords.longestPhrase) { break }
    }
    let first = document.string(word)
    let heads = isIdeograph ? [] : library.allWords(named: first).map(\.term)
    return ends.dropFirst().reversed().flatMap { end -> [String] in
      let rest = document.string(word.upperBound..<end)
      return ([first] + heads.filter { $0 != first.lowercased() }).reduce(into: []) {
        if !$0.contains($1 + rest) { $0.append($1 + rest) }
      }
    }
  }

  /// A word, and what is left of it without an ending or a part.
  private static func forms(of word: String) -> [String] {
    var forms = [word]
    let plain = word.replacing("’", with: "'").replacing("\u{2010}", with: "-")
      .replacing("\u{2011}", with: "-")
    if plain != word { forms.append(plain) }
    if plain.lowercased().hasSuffix("'s") { forms.append(String(plain.dropLast(2))) }
    let parts = plain.split { $0 == "-" || $0 == "'" }.map(String.init)
    guard parts.count > 1 else { return forms }
    // In l'homme, the longer part is the word.
    return forms + parts.sorted { $0.count > $1.count }
  }
}
