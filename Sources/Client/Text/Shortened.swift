/// A text of unknown length on one line of at most `limit` characters. Control and format characters become blanks, as
/// on a terminal.
package func shortened(_ text: String, to limit: Int = 60) -> String {
  var shown = String.UnicodeScalarView()
  for scalar in text.unicodeScalars.prefix(limit) { shown.append(scalar.isControl ? " " : scalar) }
  return String(shown)
}
