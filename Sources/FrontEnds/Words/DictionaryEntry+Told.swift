import Client
import GameEngine
import Lexicon

extension DictionaryEntry {
  /// The entry as text.
  func formatted(style: Style, width: Int) -> String {
    guard !senses.isEmpty else {
      return textLines.map { indent, line in
        line.isEmpty ? "\n" : wrapped(line, width: width, indent: 2 + indent) + "\n"
      }.joined()
    }
    var head = style(.word, safe(headword))
    for pronunciation in pronunciations { head += "  /\(safe(pronunciation))/" }
    head += (grammar.map { "  \(safe($0))" } ?? "") + "\n"
    return head + meanings.formatted(style: style, width: width)
  }

  /// The entry in sentences.
  var spoken: String {
    guard !senses.isEmpty else {
      return textLines.map(\.line).filter { !$0.isEmpty }.joined(separator: ". ") + "."
    }
    return safe(headword) + (grammar.map { ", \(safe($0))" } ?? "") + ". " + meanings.spoken
  }

  /// Its meanings, where its format tells them apart.
  var meanings: [Meaning] { senses.map { Meaning($0) } }

  /// The lines of its text without the blanks before them, and how many those are, 12 at most: lines that stand
  /// farther in belong to those above them.
  var textLines: [(indent: Int, line: String)] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      let indent = min(line.prefix { $0 == " " }.count, 12)
      return (indent, safe(String(line.dropFirst(indent))))
    }
  }

  private func safe(_ text: String) -> String { shownSafely(text, limit: .max) }
}
