import Bookshelf
import ClientCore

/// What a search looks for in the texts of books.
struct TextQuery {
  /// Words without a blank between them, which stand one after the other.
  struct Part {
    /// The words, each after a blank.
    let bytes: [UInt8]
    /// The words.
    let words: [String]

    /// Whether other words may begin with the last one. Words with fewer letters are only found whole: too many others begin
    /// with them.
    var isOpen: Bool { (words.last?.unicodeScalars.count ?? 0) >= IndexWords.beginningLength }

    fileprivate init(_ bytes: [UInt8]) {
      self.bytes = bytes
      words = String(decoding: bytes, as: UTF8.self).split(separator: " ").map(String.init)
    }
  }

  /// The longest query in bytes; the rest does not count.
  private static let longest = 200

  /// The words that were separated by blanks.
  let parts: [Part]
  /// All words.
  let phrase: Part

  /// The words of a text; nil if it has none.
  init?(_ text: String) {
    var words = SearchWords()
    parts = String(decoding: text.utf8.prefix(TextQuery.longest), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).map { part in
        words.removeAll()
        words.append(String(part))
        return Part(words.bytes)
      }.filter { !$0.words.isEmpty }
    guard !parts.isEmpty else { return nil }
    phrase = Part(parts.flatMap(\.bytes))
  }
}
