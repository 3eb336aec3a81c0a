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

  /// Lines of text in which only `styled` makes control sequences. Characters that could move the cursor, change the
  /// direction of writing or control the terminal in another way become blanks, except line feeds.
  package static func safe(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == UInt8(ascii: "\n") }) {
      return text
    }
    var shown = String.UnicodeScalarView()
    guard text.utf8.contains(0x1B) else {
      for scalar in text.unicodeScalars { shown.append(scalar.isShown ? scalar : " ") }
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
      shown.append(scalar.isShown ? scalar : " ")
      rest.removeFirst()
    }
    return String(shown)
  }
}

extension Unicode.Scalar {
  /// Whether a terminal could take it for more than a character: control and format characters (C0, C1, bidi,
  /// zero-width), and separators of lines and paragraphs.
  var isControl: Bool {
    // The tables of Unicode are not needed for most characters.
    if value < 0x7F { return value < 0x20 }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Whether it is shown as it is.
  fileprivate var isShown: Bool { self == "\n" || !isControl }
}
