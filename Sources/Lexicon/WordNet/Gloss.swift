/// The text after the bar in a line of WordNet's data: a definition, remarks, and quoted examples.
package struct Gloss: Hashable, Sendable {
  /// The definition, with its remarks.
  package let definition: String
  /// The examples, without quotation marks and authors.
  package let examples: [String]

  /// Reads a gloss, byte by byte, since thousands are read for a round. An unclosed quotation ends with the
  /// gloss.
  package init(_ text: String) {
    // Parts at even positions are outside of quotation marks.
    let pieces = text.utf8.split(
      separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    var definition = Gloss.text(pieces[0])
    var examples: [String] = []
    for (place, piece) in pieces.enumerated().dropFirst() where place % 2 == 1 {
      // A definition may quote a word itself: then neither semicolon nor comma precedes the mark.
      let before = pieces[place - 1].last { $0 != blank }
      if examples.isEmpty, let before, before != UInt8(ascii: ";"), before != UInt8(ascii: ",") {
        definition += "\"\(Gloss.text(piece))\""
        if place + 1 < pieces.count { definition += Gloss.text(pieces[place + 1]) }
      } else if !piece.isEmpty {
        examples.append(Gloss.trimmed(piece))
      }
    }
    self.definition = Gloss.trimmed(definition[...].utf8)
    self.examples = examples
  }

  private static func text(_ bytes: Substring.UTF8View) -> String { String(Substring(bytes)) }

  private static func trimmed(_ bytes: Substring.UTF8View) -> String {
    var bytes = bytes
    while let last = bytes.last, [blank, UInt8(ascii: ";"), UInt8(ascii: ",")].contains(last) {
      bytes.removeLast()
    }
    return text(bytes.drop { $0 == blank })
  }
}

private let blank = UInt8(ascii: " ")
