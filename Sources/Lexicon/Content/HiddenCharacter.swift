/// Whether a text contains a control character, a mark of writing direction, or an invisible character.
func hasHiddenCharacter(_ text: String) -> Bool { text.unicodeScalars.contains(where: isHidden) }

/// Whether a character controls a terminal or the writing direction, or is invisible.
package func isHidden(_ scalar: Unicode.Scalar) -> Bool {
  if (0x20..<0x7f).contains(scalar.value) { return false }
  switch scalar.properties.generalCategory {
  case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
    .paragraphSeparator, .spaceSeparator:
    return true
  default:
    // The last replaces bytes that are not UTF-8.
    return scalar.properties.isDefaultIgnorableCodePoint || scalar == "\u{FFFD}"
  }
}

/// A character in letters that can be seen and typed: `U+200B ZERO WIDTH SPACE`.
package func named(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  let properties = scalar.properties
  guard let name = properties.name ?? properties.nameAlias else { return code }
  return "\(code) \(name)"
}
