import Messages

/// Breaks text at its spaces into lines of at most `width` characters; a longer word is on a line
/// by itself. Each line after the first begins with `indent` spaces, as does the first unless
/// `hanging`.
package func wrapped(_ text: String, width: Int, indent: Int = 0, hanging: Bool = false) -> String {
  let room = max(10, width - indent)
  let margin = String(repeating: " ", count: indent)
  var lines: [String] = []
  var line = ""
  for word in text.split(
    omittingEmptySubsequences: true, whereSeparator: { $0 == " " || $0.isNewline })
  {
    if !line.isEmpty, line.count + 1 + word.count > room {
      lines.append(line)
      line = ""
    }
    if !line.isEmpty { line += " " }
    line += String(word)
  }
  lines.append(line)
  return (hanging ? "" : margin) + lines.joined(separator: "\n" + margin)
}

extension String {
  /// The text on one line, filled with spaces up to a width; at least one space.
  package func padded(to width: Int) -> String { onOneLine + padding(to: width) }

  /// The spaces that fill the text up to a width; at least one.
  package func padding(to width: Int) -> String {
    String(repeating: " ", count: max(1, width - count))
  }
}
