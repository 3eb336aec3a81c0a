/// A text from outside on one line of at most `limit` characters: control and format characters,
/// which could move the cursor or turn the direction of writing, become blanks.
package func shownSafely(_ text: String, limit: Int = 60) -> String {
  var shown = String.UnicodeScalarView()
  for scalar in text.unicodeScalars.prefix(limit) {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: shown.append(" ")
    default: shown.append(scalar)
    }
  }
  return String(shown)
}
