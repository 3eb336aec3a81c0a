import Bookshelf
import ClientCore

/// A query for the texts of books.
struct TextQuery {
  /// Words of the query without a space between them, which must follow one another.
  struct Part {
    /// The folded words, each after a space.
    let bytes: [UInt8]
    /// The folded words.
    let words: [String]

    /// Whether the last word may be the beginning of a longer one. Shorter words are only found
    /// whole, because too many words begin with them.
    var isOpen: Bool { (words.last?.unicodeScalars.count ?? 0) >= BookIndex.beginningLength }

    fileprivate init(_ bytes: [UInt8]) {
      self.bytes = bytes
      words = String(decoding: bytes, as: UTF8.self).split(separator: " ").map(String.init)
    }
  }

  /// The maximum length of a query in bytes. The rest is ignored.
  private static let longest = 200

  /// The parts that were separated by spaces.
  let parts: [Part]
  /// All words as one part.
  let phrase: Part

  /// Folds the words of a text; nil if it contains none.
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

  /// The queries for the index, the one with the best matches first: the phrase, all words, and
  /// their beginnings.
  var indexQueries: [IndexQuery] {
    (parts.count > 1 ? [IndexQuery([phrase])] : []) + [IndexQuery(parts)]
      + (parts.contains(where: \.isOpen) ? [IndexQuery(beginnings: parts)] : [])
  }
}
