package import GameEngine
import Kit
import Messages

/// Texts that players type on cards.
package enum CardText {
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

  /// The same for tags, which contain no spaces, so that other programs can read them.
  static func tags(_ texts: [String]) -> [String] {
    list(texts.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: "_") })
  }

  /// The text of a field as a card keeps it.
  ///
  /// - Throws: `ClientError` if the text is empty and a card needs it.
  static func checked(_ text: String, _ field: CardField) throws(ClientError) -> String {
    if field.isList {
      let items = LinesText.lines(text)
      return LinesText.text(of: field == .tags ? tags(items) : list(items))
    }
    let text = cleaned(text)
    if field.isRequired, text.isEmpty { throw missing(field) }
    return field == .term ? text.onOneLine : text
  }

  /// The error for a card without a text that it needs.
  package static func missing(_ field: CardField) -> ClientError {
    field == .term
      ? ClientError(.noTerm, "a card needs a term", exit: .usage)
      : ClientError(.noDefinition, "a card needs a definition", exit: .usage)
  }
}
