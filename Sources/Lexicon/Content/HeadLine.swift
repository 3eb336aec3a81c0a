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
  /// - Parameter articles: the articles that may come before a headword.
  init?(_ line: LineBytes, articles: [String]) {
    var rest = line
    let first = rest.popField()
    let hasArticle = articles.contains { $0.utf8.elementsEqual(first) }
    article = hasArticle ? first : first.prefix(0)
    headword = hasArticle ? rest.popField() : first
    partOfSpeech = rest.popField()
    level = rest.popField()
    frequency = rest.popField()
    let (fifth, sixth) = (rest.popField(), rest.popField())
    guard !fifth.isEmpty, rest.popField().isEmpty else { return nil }
    age = sixth.isEmpty ? sixth : fifth
    pronunciation = sixth.isEmpty ? fifth : sixth
  }
}
