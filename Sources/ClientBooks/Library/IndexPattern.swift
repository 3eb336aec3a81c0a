import ClientCore

/// What a paragraph must have to be found in the index of books.
struct IndexPattern {
  /// Words of the index of which one is enough.
  struct Term: Equatable {
    /// As FTS5 reads it. Other paragraphs may have it, too, if it is not exact.
    let match: String
    /// The same for exactly the paragraphs that have the term. If it is not the same, FTS5 first reads all rows of all words that
    /// begin so.
    let exact: String

    var isExact: Bool { match == exact }

    fileprivate init(_ match: String, exact: String? = nil) {
      (self.match, self.exact) = (match, exact ?? match)
    }
  }

  /// The words of the index that it must have.
  private(set) var terms: [Term] = []
  /// What its text must have: words, each after a blank, with a blank at the end if the last one is whole.
  private(set) var needles: [[UInt8]] = []
  /// The needles of several words, of which the index does not know whether they stand one after the other.
  private(set) var phrases: [[UInt8]] = []
  /// The runs of words that the phrases have.
  private(set) var grams: [PhraseFilter.Gram] = []

  /// Adds words that stand one after the other.
  mutating func add(_ part: TextQuery.Part) {
    add(whole: part.words)
    let needle = part.bytes + [UInt8(ascii: " ")]
    needles.append(needle)
    guard part.words.count > 1 else { return }
    phrases.append(needle)
    grams += PhraseFilter.grams(of: part.bytes)
  }

  /// Adds words that may stand anywhere, and of which the last one may be longer, if it has letters enough.
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

  /// What FTS5 finds if it finds one of several.
  static func any(of queries: [String]) -> String {
    "(" + queries.joined(separator: " OR ") + ")"
  }
}
