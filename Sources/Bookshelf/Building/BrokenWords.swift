/// Joins the lines of a paragraph, and words that were broken at the end of a line.
struct BrokenWords {
  static let hyphens: Set<Character> = ["-", "\u{2010}", "\u{AD}"]
  /// Parts that are shorter than this are rarely words of a compound.
  private static let shortest = 3

  /// The words of the text in lower case, without broken words.
  private var words: Set<String> = []

  /// Takes the words of a text's lines.
  init(lines: some Sequence<String>) {
    for line in lines {
      let isBroken = line.last.map(BrokenWords.hyphens.contains) ?? false
      let all = line.lowercased().split { !$0.isLetter && $0 != "-" }
      for word in isBroken ? all.dropLast() : all[...] { words.insert(String(word)) }
    }
  }

  /// A line so that the next one can follow it immediately.
  func joinable(_ line: String, before next: String) -> String {
    guard let last = line.last, let first = next.first else { return line }
    guard BrokenWords.hyphens.contains(last), first.isLetter,
      line.dropLast().last?.isLetter == true
    else {
      return BrokenWords.isUnspaced(last) && BrokenWords.isUnspaced(first) ? line : line + " "
    }
    let start = line.dropLast()
    return staysHyphened(start, next, last) ? start + "-" : String(start)
  }

  private func staysHyphened(
    _ line: Substring, _ next: String, _ hyphen: Character
  ) -> Bool {
    if hyphen == "\u{AD}" { return false }
    let start = String(line.reversed().prefix { $0.isLetter || $0 == "-" }.reversed())
      .lowercased()
    let end = String(next.prefix { $0.isLetter || $0 == "-" }).lowercased()
    if words.contains(start + end) { return false }
    if words.contains("\(start)-\(end)") { return true }
    guard next.first?.isLowercase == true else { return next.first?.isUppercase == true }
    return start.count >= BrokenWords.shortest && end.count >= BrokenWords.shortest
      && words.contains(start) && words.contains(end)
  }

  /// Whether a character belongs to a script without spaces between words.
  private static func isUnspaced(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return (0x2E80...0x9FFF).contains(value) || (0xF900...0xFAFF).contains(value)
      || (0xFF00...0xFF65).contains(value) || (0x20000...0x3FFFF).contains(value)
  }
}
