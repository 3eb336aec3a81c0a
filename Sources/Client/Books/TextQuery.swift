import Bookshelf

/// What a search looks for in the texts of books.
struct TextQuery {
  /// A search in the index.
  struct Match {
    /// As FTS5 reads it.
    let text: String
    /// Whether words may have further letters.
    let isOpen: Bool
  }

  /// Words with fewer letters are only found whole: too many others begin with them.
  private static let shortestBeginning = 4
  /// The longest query in bytes; the rest does not count.
  private static let longest = 200

  /// The searches, the best first: the phrase, all words, all words with further letters.
  let matches: [Match]
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
    func quoted(_ words: [UInt8]) -> String {
      "\"" + String(decoding: words.dropFirst(), as: UTF8.self) + "\""
    }
    let open = parts.map { part in
      let last = String(decoding: part, as: UTF8.self).split(separator: " ").last ?? ""
      let isLong = last.unicodeScalars.count >= TextQuery.shortestBeginning
      return quoted(part) + (isLong ? "*" : "")
    }
    var matches = [Match(text: quoted(phrase), isOpen: false)]
    if parts.count > 1 {
      matches.append(Match(text: parts.map(quoted).joined(separator: " AND "), isOpen: false))
    }
    if open.contains(where: { $0.hasSuffix("*") }) {
      matches.append(Match(text: open.joined(separator: " AND "), isOpen: true))
    }
    self.matches = matches
  }
}
