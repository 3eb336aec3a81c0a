/// Whether two words look as if they were of one stem, such as *decide* and *decision*.
///
/// They are when one beginning is common to both and reaches to within two letters of the end of the
/// shorter. That is deliberately generous: it serves to keep hints out of definitions and
/// near-doubles out of choices, where one refusal too many costs nothing.
package func shareStem(_ left: String, _ right: String) -> Bool {
  if left == right { return true }
  var common = 0
  for (a, b) in zip(left.utf8, right.utf8) {
    guard a == b else { break }
    common += 1
  }
  return common >= max(4, min(left.utf8.count, right.utf8.count) - 2)
}

/// The lower-case words of a text, for stem checks: runs of ASCII letters.
package func asciiWords(of text: String) -> [String] {
  text.lowercased().split { !$0.isASCII || !$0.isLetter }.map(String.init)
}
