/// Whether two words seem to share a stem, such as *decide* and *decision*.
///
/// They do if they share at least four letters at the beginning, up to two letters before the end
/// of the shorter word. Deliberately generous: the check removes hints from definitions and
/// near-duplicates from choices, and refusing a few words too many costs nothing.
package func shareStem(_ left: String, _ right: String) -> Bool {
  if left == right { return true }
  var common = 0
  for (a, b) in zip(left.utf8, right.utf8) {
    guard a == b else { break }
    common += 1
  }
  guard common >= 4 else { return false }
  let (short, long) = left.utf8.count <= right.utf8.count ? (left, right) : (right, left)
  // Letters that are not ASCII take several bytes.
  guard short.utf8.allSatisfy({ $0 < 0x80 }) else {
    let letters = zip(short.unicodeScalars, long.unicodeScalars).prefix { $0 == $1 }.count
    let least = min(short.unicodeScalars.count, long.unicodeScalars.count)
    return letters >= max(4, least - 2)
  }
  return common >= max(4, short.utf8.count - 2)
}

/// The lowercase words of a text, for stem checks: runs of letters.
package func lowercaseWords(of text: String) -> [String] {
  text.lowercased().split { !$0.isLetter }.map(String.init)
}
