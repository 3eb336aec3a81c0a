/// Makes text safe for a terminal. All text of line mode passes through `safe`, so no caller needs to clean the values
/// of journals, servers, dictionaries and files.
package enum TerminalText {
  /// The beginning of a style's mark. It contains a random number, so that a text from outside cannot contain it.
  private static let mark = "\u{1B}\(UInt64.random(in: .min ... .max));"
  private static let markScalars = Array(mark.unicodeScalars)

  /// A text in a style. `safe` turns the marks around it into control sequences.
  ///
  /// - Parameter codes: the parameters of SGR (ECMA-48 8.3.117), such as `1;96`.
  package static func styled(_ text: String, _ codes: String) -> String {
    "\(mark)\(codes)m\(text)\(mark)0m"
  }

  /// Lines of text in which only `styled` makes control sequences. Characters that could move the
  /// cursor, change the direction of writing or control the terminal in another way become spaces,
  /// except line feeds, and joiners in a word of a script that needs them.
  package static func safe(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == UInt8(ascii: "\n") }) {
      return text
    }
    if text.unicodeScalars.allSatisfy({ $0 == "\n" || !$0.isControl }) { return text }
    var shown = String.UnicodeScalarView()
    guard text.utf8.contains(0x1B) else {
      var rest = text.unicodeScalars[...]
      while let scalar = rest.popFirst() {
        shown.append(scalar.isShown(after: shown.last, before: rest) ? scalar : " ")
      }
      return String(shown)
    }
    var rest = text.unicodeScalars[...]
    while let scalar = rest.first {
      if scalar == "\u{1B}", rest.starts(with: markScalars),
        let end = rest.dropFirst(markScalars.count).firstIndex(of: "m")
      {
        shown.append(contentsOf: "\u{1B}[".unicodeScalars)
        shown.append(contentsOf: rest.dropFirst(markScalars.count)[..<end])
        shown.append("m")
        rest = rest[rest.index(after: end)...]
        continue
      }
      rest.removeFirst()
      shown.append(scalar.isShown(after: shown.last, before: rest) ? scalar : " ")
    }
    return String(shown)
  }
}

extension Unicode.Scalar {
  /// Whether it is the zero-width non-joiner or joiner, without which words of Persian, Hindi and others are misspelled.
  var isJoiner: Bool { self == "\u{200C}" || self == "\u{200D}" }

  /// Whether it is a joiner between two others that need it.
  package func joins(_ before: Unicode.Scalar?, with after: Unicode.Scalar?) -> Bool {
    isJoiner && before?.takesJoiners == true && after?.takesJoiners == true
  }

  /// Whether a joiner beside it can matter: in the scripts from Arabic to Myanmar, and in Khmer and Mongolian.
  private var takesJoiners: Bool {
    (0x600...0x109F).contains(value) || (0x1780...0x18AF).contains(value)
  }

  /// Whether a terminal could take it for more than a character: control and format characters (C0, C1, bidi,
  /// zero-width), and separators of lines and paragraphs.
  package var isControl: Bool {
    // The tables of Unicode are not needed for most characters.
    if value < 0x7F { return value < 0x20 }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Whether it is shown as it is, between others.
  fileprivate func isShown(
    after before: Unicode.Scalar?, before rest: Substring.UnicodeScalarView
  ) -> Bool {
    self == "\n" || !isControl || isJoiner && joins(before, with: rest.first)
  }
}
