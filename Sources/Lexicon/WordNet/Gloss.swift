/// What stands behind the bar in a line of WordNet's data: a definition, remarks, and quoted examples.
package struct Gloss: Hashable, Sendable {
  /// The definition, with its remarks.
  package let definition: String
  /// The examples without their quotation marks, and without whom they are by.
  package let examples: [String]

  /// Reads a gloss. A quotation mark that is never closed ends with the gloss.
  init(_ text: some StringProtocol) {
    // What stands between marks at even places is outside of them.
    let pieces = text.split(separator: "\"", omittingEmptySubsequences: false)
    var definition = "\(pieces[0])"
    var examples: [String] = []
    for (place, piece) in pieces.enumerated().dropFirst() where place % 2 == 1 {
      // A definition may quote a word itself: then neither semicolon nor comma stands before the mark.
      let before = pieces[place - 1].last { $0 != " " }
      if examples.isEmpty, let before, before != ";", before != "," {
        definition += "\"\(piece)\"" + (place + 1 < pieces.count ? pieces[place + 1] : "")
      } else if !piece.isEmpty {
        examples.append(String(piece))
      }
    }
    self.definition = Gloss.trimmed(definition)
    self.examples = examples.map(Gloss.trimmed)
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while let last = text.last, " ;,".contains(last) { text.removeLast() }
    while text.first == " " { text.removeFirst() }
    return String(text)
  }
}
