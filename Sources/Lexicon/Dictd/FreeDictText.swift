import Kit

/// The text of an entry in FreeDict's dictionaries: a line with the headword, `/its pronunciation/` and
/// `<its grammar>`, and then the meanings. Texts of other dictionaries are not changed.
enum FreeDictText {
  /// The entry of a headword.
  static func entry(of headword: String, _ raw: String) -> DictionaryEntry {
    let text = trimmed(Entity.replaced(in: raw))
    let head = text.prefix { !$0.isNewline }
    var grammar: String?
    if let open = head.lastIndex(of: "<"), let close = head[open...].firstIndex(of: ">") {
      grammar = String(head[head.index(after: open)..<close])
    }
    // Lists contain headwords in lower case, the text contains them as written.
    guard let own = written(headword, in: head) else {
      return DictionaryEntry(headword: headword, grammar: grammar, text: text)
    }
    return DictionaryEntry(
      headword: String(own), pronunciations: pronunciations(in: head.dropFirst(own.count)),
      grammar: grammar, text: text)
  }

  /// The headword as the first line of the text writes it; nil if the line begins with something
  /// else. Lists may contain it in lower case and without punctuation.
  private static func written(_ headword: String, in head: Substring) -> Substring? {
    let (key, same) = (headwordKey(headword), head.prefix(headword.count))
    if headwordKey(String(same)) == key { return same }
    let wanted = bareKey(key)
    guard !wanted.isEmpty else { return nil }
    // Each punctuation mark makes it longer.
    for count in headword.count...headword.count + mostMarks {
      let own = head.prefix(count)
      if bareKey(headwordKey(String(own))) == wanted {
        return own.last?.isWhitespace == true ? nil : own
      }
    }
    return nil
  }

  /// The most punctuation marks in a headword that a list omits.
  private static let mostMarks = 8

  /// The text between slashes after a headword: ` /a/`, ` //a//`, ` /a/, /b/`; later slashes are part of the
  /// text.
  private static func pronunciations(in text: Substring) -> [String] {
    guard text.hasPrefix(" /") else { return [] }
    let pieces = text.replacing("//", with: "/").split(
      separator: "/", omittingEmptySubsequences: false)
    var found: [String] = []
    // The pieces at odd positions are between slashes, the others outside.
    for place in stride(from: 1, to: pieces.count - 1, by: 2) {
      guard pieces[place - 1].allSatisfy({ " ,;".contains($0) }) else { break }
      if pieces[place].contains(where: \.isLetter) { found.append(String(pieces[place])) }
    }
    return found
  }

  /// A text without empty lines around it, and without spaces at the ends of its lines.
  private static func trimmed(_ text: String) -> String {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { line in
        let last = line.lastIndex { $0 > UInt8(ascii: " ") }
        return last.map { Substring(line[...$0]) } ?? ""
      }
    return lines.trimming(while: \.isEmpty).joined(separator: "\n")
  }
}
