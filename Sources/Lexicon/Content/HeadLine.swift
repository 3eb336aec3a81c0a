/// The fields of the line that begins a word in a word file, as bytes.
struct HeadLine {
  /// Empty if there is none.
  let article: LineBytes
  let headword: LineBytes
  let partOfSpeech: LineBytes
  let level: LineBytes
  let frequency: LineBytes
  /// Empty if the line does not have it.
  let age: LineBytes
  let pronunciation: LineBytes

  /// The fields of a line; nil if there are too few or too many.
  ///
  /// Fields are separated by two spaces, so that a headword and its pronunciation may consist of several
  /// words. In a line without two spaces, one separates them.
  ///
  /// - Parameter articles: the articles that may come before a headword, with a single space between; an article can be a headword, too; after one that ends with `'` comes no space.
  init?(_ line: LineBytes, articles: [String]) {
    let isWide = zip(line, line.dropFirst()).contains {
      $0 == LineBytes.blank && $1 == LineBytes.blank
    }
    var afterArticle = line
    let first = afterArticle.popField()
    var rest = line
    if let elided = articles.first(where: { $0.hasSuffix("'") && line.starts(with: $0.utf8) }) {
      article = line.prefix(elided.utf8.count)
      rest = line.dropFirst(elided.utf8.count)
    } else if articles.contains(where: { $0.utf8.elementsEqual(first) }),
      !isWide || !afterArticle.prefix(2).elementsEqual([LineBytes.blank, LineBytes.blank])
    {
      article = first
      rest = afterArticle
    } else {
      article = first.prefix(0)
    }
    headword = rest.popField(mayHaveBlanks: isWide)
    partOfSpeech = rest.popField()
    level = rest.popField()
    frequency = rest.popField()
    let fifth = rest.popField(mayHaveBlanks: isWide)
    let sixth = rest.popField(mayHaveBlanks: isWide)
    guard !fifth.isEmpty, rest.popField().isEmpty else { return nil }
    age = sixth.isEmpty ? sixth : fifth
    pronunciation = sixth.isEmpty ? fifth : sixth
  }
}
