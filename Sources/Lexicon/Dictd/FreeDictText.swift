import Foundation

/// The text of an entry as FreeDict's dictionaries have it: a line with the headword, `/its pronunciation/` and
/// `<its grammar>`, and then the meanings. Others write as they like, and stay as they are.
enum FreeDictText {
  /// The entry of a headword.
  static func entry(of headword: String, _ raw: String) -> DictionaryEntry {
    let text = trimmed(raw)
    let head = text.prefix { !$0.isNewline }
    var grammar: String?
    if let open = head.lastIndex(of: "<"), let close = head[open...].firstIndex(of: ">") {
      grammar = String(head[head.index(after: open)..<close])
    }
    // `/a/`, `//a//`, or `/a/, /b/`; slashes elsewhere are part of the text.
    let pronunciations =
      head.hasPrefix(headword) && head.dropFirst(headword.count).hasPrefix(" /")
      ? head.dropFirst(headword.count).split(separator: "/").map(String.init)
        .filter { $0.contains { $0.isLetter } && !$0.contains("<") }
      : []
    return DictionaryEntry(
      headword: headword, pronunciations: pronunciations, grammar: grammar, text: text)
  }

  /// A text without the empty lines around it, and without blanks at the ends of its lines.
  private static func trimmed(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { line in
        var line = line
        while line.last?.isWhitespace == true { line.removeLast() }
        return line
      }
      .joined(separator: "\n")
      .trimmingCharacters(in: .newlines)
  }
}
