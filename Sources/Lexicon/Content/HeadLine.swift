/// The fields of the line that begins a word in a word file, as bytes.
struct HeadLine {
  let headword: LineBytes
  let partOfSpeech: LineBytes
  let level: LineBytes
  let frequency: LineBytes
  /// Empty if the line does not have it.
  let age: LineBytes
  let pronunciation: LineBytes

  /// The fields of a line; nil if there are too few or too many.
  init?(_ line: LineBytes) {
    var rest = line
    headword = rest.popField()
    partOfSpeech = rest.popField()
    level = rest.popField()
    frequency = rest.popField()
    let (fifth, sixth) = (rest.popField(), rest.popField())
    guard !fifth.isEmpty, rest.popField().isEmpty else { return nil }
    age = sixth.isEmpty ? sixth : fifth
    pronunciation = sixth.isEmpty ? fifth : sixth
  }
}
