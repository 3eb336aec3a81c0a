/// Whether a text has a control character, a mark of writing direction, or what one does not see.
func hasHiddenCharacter(_ text: String) -> Bool { text.unicodeScalars.contains(where: isHidden) }

/// Whether a character is one that controls a terminal or the direction of writing, or that one does not see.
func isHidden(_ scalar: Unicode.Scalar) -> Bool {
  if (0x20..<0x7f).contains(scalar.value) { return false }
  switch scalar.properties.generalCategory {
  case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
    .paragraphSeparator, .spaceSeparator:
    return true
  default:
    // The last is what bytes that are no text turn into.
    return scalar.properties.isDefaultIgnorableCodePoint || scalar == "\u{FFFD}"
  }
}
