import Kit
import Messages

/// Texts that players type on cards.
package enum CardText {
  package enum Field: Sendable { case term, definition }

  /// A text without control characters and without whitespace at its ends; it may have several
  /// lines.
  package static func cleaned(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars
    where scalar == "\n" || scalar.isJoiner || !scalar.isControl {
      kept.append(scalar)
    }
    return String(String(kept).trimming(while: \.isWhitespace))
  }

  /// The texts that are not empty, each on one line and once.
  package static func list(_ texts: [String]) -> [String] {
    var list: [String] = []
    for text in texts {
      let text = cleaned(text).onOneLine
      if !text.isEmpty, !list.contains(text) { list.append(text) }
    }
    return list
  }

  static func required(_ text: String, _ field: Field) throws(ClientError) -> String {
    let text = cleaned(text)
    guard !text.isEmpty else {
      throw field == .term
        ? ClientError(.noTerm, "a card needs a term", exit: .usage)
        : ClientError(.noDefinition, "a card needs a definition", exit: .usage)
    }
    return field == .term ? text.onOneLine : text
  }
}
