import Kit

/// A normalized answer: in NFKC, case-folded, without blanks at its ends. Client and server use the same
/// function, so a move gets the same verdict on both.
///
/// Long sequences of marks on a letter would take long to compose and to compare (`StreamSafety`): such a line
/// becomes a control character, which every referee refuses as `not_text`.
package func normalizedAnswer(_ line: String) -> String {
  guard StreamSafety.allows(line) else { return "\0" }
  // ASCII is already composed; most moves are a digit.
  guard line.utf8.allSatisfy({ $0 < 0x80 }) else {
    let text = compatibilityComposition(of: line).lowercased()
    return String(text.unicodeScalars.trimming { $0.properties.isWhitespace || $0 == "\u{200B}" })
  }
  return Substring(line.utf8.trimming { $0 == 0x20 || 0x09...0x0D ~= $0 }).lowercased()
}
