import ClientCore

/// The words that a paragraph must contain to be found in the index of books.
struct IndexPattern {
  /// Alternative words of the index. A paragraph must contain at least one.
  struct Term: Equatable {
    /// The query for FTS5. If it differs from `exact`, it also matches other paragraphs.
    let match: String
    /// The query that matches exactly the paragraphs with the term. If it differs from `match`,
    /// FTS5 first reads all rows of all words with this beginning.
    let exact: String

    var isExact: Bool { match == exact }

    fileprivate init(_ match: String, exact: String? = nil) {
      (self.match, self.exact) = (match, exact ?? match)
    }
  }

  /// The terms that the index must contain for a paragraph, all of them.
  private(set) var terms: [Term] = []
  /// The byte strings that the text must contain: words, each after a space, with a space at the
  /// end if the last word must be whole.
  private(set) var needles: [[UInt8]] = []
  /// The needles of several words. The index does not know whether these follow one another.
  private(set) var phrases: [[UInt8]] = []
  /// The runs of words in the phrases.
  private(set) var grams: [PhraseFilter.Gram] = []

  /// Adds words that must follow one another.
  mutating func add(_ part: TextQuery.Part) {
    add(whole: part.words)
    let needle = part.bytes + [UInt8(ascii: " ")]
    needles.append(needle)
    guard part.words.count > 1 else { return }
    phrases.append(needle)
    grams += PhraseFilter.grams(of: part.bytes)
  }

  /// Adds words that may occur anywhere. The last one may be the beginning of a longer word if it
  /// has enough letters.
  mutating func add(beginning part: TextQuery.Part) {
    guard part.isOpen, let last = part.words.last else { return add(part) }
    let others = part.words.dropLast()
    add(whole: Array(others))
    needles += others.map { Array(" \($0) ".utf8) } + [Array(" \(last)".utf8)]
    let words = IndexWords.terms(beginning: last)
    let match = IndexPattern.any(of: words.map { "\"\($0)\"" })
    add(Term(match, exact: words.count > 1 ? nil : "\"\(last)\"*"))
  }

  private mutating func add(whole words: [String]) {
    for word in IndexWords.terms(of: words) { add(Term("\"\(word)\"")) }
  }

  private mutating func add(_ term: Term) {
    if !terms.contains(term) { terms.append(term) }
  }

  /// A query for FTS5 that matches if one of several matches.
  static func any(of queries: [String]) -> String {
    "(" + queries.joined(separator: " OR ") + ")"
  }
}
