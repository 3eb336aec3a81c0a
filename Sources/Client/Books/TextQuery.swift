import Bookshelf

/// What a search looks for in the texts of books.
struct TextQuery {
  /// Words without a blank between them.
  struct Part {
    /// The last word, to which letters may be added.
    let last: String
    /// What is before it.
    let head: String
    /// Whether words may begin with the last one.
    let isOpen: Bool

    /// As FTS5 reads it, with another last word.
    func match(_ word: String) -> String { "\"\(head)\(word)\"" }
    /// As FTS5 reads it.
    var match: String { match(last) }
  }

  /// Words with fewer letters are only found whole: too many others begin with them.
  private static let shortestBeginning = 4
  /// The longest query in bytes; the rest does not count.
  private static let longest = 200

  /// The searches for whole words as FTS5 reads them, the best first: the phrase, all words.
  let matches: [String]
  /// The words with which those of a text may begin; empty if all are too short for that.
  let beginnings: [Part]
  /// The phrase, each word after a blank.
  let phrase: [UInt8]
  /// The words, each after a blank.
  let words: [[UInt8]]

  /// The words of a text; nil if it has none. Words without blanks between them are one after the other.
  init?(_ text: String) {
    let parts = String(decoding: text.utf8.prefix(TextQuery.longest), as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).map { part in
        var words = SearchWords()
        words.append(String(part))
        return words.bytes
      }.filter { !$0.isEmpty }
    guard !parts.isEmpty else { return nil }
    words = parts
    phrase = parts.flatMap { $0 }
    let pieces = parts.map { part in
      let text = String(decoding: part.dropFirst(), as: UTF8.self)
      let last = text.split(separator: " ").last ?? ""
      return Part(
        last: String(last), head: String(text.dropLast(last.count)),
        isOpen: last.unicodeScalars.count >= TextQuery.shortestBeginning)
    }
    let whole = "\"" + String(decoding: phrase.dropFirst(), as: UTF8.self) + "\""
    matches =
      [whole] + (parts.count > 1 ? [pieces.map(\.match).joined(separator: " AND ")] : [])
    beginnings = pieces.contains(where: \.isOpen) ? pieces : []
  }
}
