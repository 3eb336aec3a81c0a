import Kit

/// Normalizes an answer: NFKC, lowercase, no whitespace at the ends. Client and server use this
/// function, so both give a move the same verdict.
///
/// Long sequences of marks on a letter would take long to compose and compare (`StreamSafety`).
/// Such a line becomes a control character, which every referee refuses as `not_text`.
package func normalizedAnswer(_ line: String) -> String {
  guard StreamSafety.allows(line) else { return "\0" }
  // ASCII is already composed. Most moves are a digit.
  guard line.utf8.allSatisfy({ $0 < 0x80 }) else {
    let text = compatibilityComposition(of: line).lowercased()
    return String(text.unicodeScalars.trimming { $0.properties.isWhitespace || $0 == "\u{200B}" })
  }
  return Substring(line.utf8.trimming { $0 == 0x20 || 0x09...0x0D ~= $0 }).lowercased()
}
