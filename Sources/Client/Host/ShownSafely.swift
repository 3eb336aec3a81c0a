/// An untrusted text on one line of at most `limit` characters. Control and format characters, which could
/// move the cursor or change the writing direction, are replaced by blanks.
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
