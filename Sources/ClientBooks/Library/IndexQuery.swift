/// What a paragraph must contain to match one of the queries for a text.
struct IndexQuery {
  /// A word or pair of the index.
  struct Term: Hashable {
    /// The word or pair.
    let text: String
    /// Whether it may be the beginning of a longer word.
    var isOpen = false

    /// The query for FTS5.
    var match: String { "\"\(text)\"\(isOpen ? "*" : "")" }
  }

  /// The table of the index to search.
  let table: BookIndex.Table
  /// The terms that the table must contain for a paragraph, all of them.
  let terms: [Term]
  /// The byte strings that the text must contain: words, each after a space, with a space at the
  /// end if the last word must be whole.
  let needles: [[UInt8]]
  /// Whether every paragraph with all terms contains the needles, unless its text has changed.
  let isExact: Bool

  /// The paragraphs with all parts.
  init(_ parts: [TextQuery.Part]) {
    needles = parts.map(\.whole)
    isExact = parts.allSatisfy { $0.words.count == 1 } || parts.allSatisfy { $0.words.count == 2 }
    if parts.allSatisfy({ $0.words.count > 1 }) {
      table = .pairs
      terms = IndexQuery.unique(
        parts.flatMap { zip($0.words, $0.words.dropFirst()).map { Term(text: "\($0)·\($1)") } })
    } else {
      table = .words
      terms = IndexQuery.unique(parts.flatMap(\.words).map { Term(text: $0) })
    }
  }

  /// The paragraphs with all parts, the last words of which may be beginnings of longer ones.
  init(beginnings parts: [TextQuery.Part]) {
    table = .words
    isExact = parts.allSatisfy { $0.words.count == 1 }
    needles = parts.map { $0.isOpen ? $0.bytes : $0.whole }
    terms = IndexQuery.unique(
      parts.flatMap { part in
        part.words.dropLast().map { Term(text: $0) }
          + part.words.suffix(1).map { Term(text: $0, isOpen: part.isOpen) }
      })
  }

  private static func unique(_ terms: [Term]) -> [Term] {
    var seen: Set<Term> = []
    return terms.filter { seen.insert($0).inserted }
  }
}

extension TextQuery.Part {
  /// The words, each after a space, with a space at the end.
  fileprivate var whole: [UInt8] { bytes + [UInt8(ascii: " ")] }
}
