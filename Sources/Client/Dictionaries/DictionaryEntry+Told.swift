import GameEngine
import Lexicon

extension DictionaryEntry {
  /// The entry as text.
  func told(style: Style, width: Int) -> String {
    guard !senses.isEmpty else {
      return textLines.map { indent, line in
        line.isEmpty ? "\n" : wrapped(line, width: width, indent: 2 + indent) + "\n"
      }.joined()
    }
    var told = style(.word, safe(headword))
    for pronunciation in pronunciations { told += "  /\(safe(pronunciation))/" }
    told += (grammar.map { "  \(safe($0))" } ?? "") + "\n"
    for (place, sense) in senses.enumerated() {
      let number = senses.count > 1 ? "\(place + 1). " : ""
      told += wrapped(number + safe(sense.definition), width: width, indent: 2) + "\n"
      for example in sense.examples {
        told +=
          style(.aside, wrapped("\"\(safe(example))\"", width: width, indent: 4)) + "\n"
      }
      for (name, words) in sense.relations {
        let line = "\(name): \(safe(words.joined(separator: ", ")))"
        told += wrapped(line, width: width, indent: 4) + "\n"
      }
    }
    return told
  }

  /// The entry in sentences.
  var spoken: String {
    guard !senses.isEmpty else {
      return textLines.map(\.line).filter { !$0.isEmpty }.joined(separator: ". ") + "."
    }
    var told = safe(headword) + (grammar.map { ", \(safe($0))" } ?? "") + ". "
    for (place, sense) in senses.enumerated() {
      told += "\(place == 0 ? "It means" : "It also means"): \(safe(sense.definition)). "
      for example in sense.examples { told += "For example: \(safe(example)). " }
      if !sense.synonyms.isEmpty {
        told += "Like it are: \(safe(sense.synonyms.joined(separator: ", "))). "
      }
      if !sense.antonyms.isEmpty {
        told += "Its opposites are: \(safe(sense.antonyms.joined(separator: ", "))). "
      }
    }
    return told
  }

  /// The entry with other pronunciations.
  func pronounced(_ pronunciations: [String]) -> DictionaryEntry {
    DictionaryEntry(
      headword: headword, pronunciations: pronunciations, grammar: grammar, senses: senses,
      text: text)
  }

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

extension DictionaryEntry.Sense {
  /// Words that lie near its meaning, by how they do; only those that there are.
  var relations: [(name: String, words: [String])] {
    [("like", synonyms), ("opposite", antonyms), ("a kind of", hypernyms)]
      .filter { !$0.1.isEmpty }
  }
}
