import ClientCore
import GameEngine
import Lexicon
import Messages

extension DictionaryEntry {
  /// Formats the entry for line mode.
  func formatted(style: Style, width: Int, messages: Messages) -> String {
    guard !senses.isEmpty else {
      return textLines.map { indent, line in
        line.isEmpty ? "\n" : wrapped(line, width: width, indent: 2 + indent) + "\n"
      }.joined()
    }
    var head = style(.word, headword.onOneLine)
    for pronunciation in pronunciations { head += "  /\(pronunciation.onOneLine)/" }
    head += (grammar.map { "  \($0.onOneLine)" } ?? "") + "\n"
    return head + meanings.formatted(style: style, width: width, messages: messages)
  }

  /// The entry in sentences, for a screen reader; its text if its format does not separate
  /// meanings.
  func spoken(in messages: Messages) -> String {
    guard !senses.isEmpty else {
      return textLines.map(\.line).filter { !$0.isEmpty }.joined(separator: ". ") + "."
    }
    let head = headword.onOneLine + (grammar.map { ", \($0.onOneLine)" } ?? "")
    return "\(head). \(meanings.spoken(in: messages))"
  }

  /// Its meanings; empty if its format does not separate them.
  var meanings: [Meaning] { senses.map { Meaning($0) } }

  /// The lines of its text, and the indentation of each, at most 12. An indented line belongs to the line above it.
  var textLines: [(indent: Int, line: String)] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      let indent = min(line.prefix { $0 == " " }.count, 12)
      return (indent, String(line.dropFirst(indent)))
    }
  }
}
