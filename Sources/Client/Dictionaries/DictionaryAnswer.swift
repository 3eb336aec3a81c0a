import GameEngine
import Lexicon

/// What a dictionary says of a word; as `--json` prints it.
struct DictionaryAnswer: Encodable, Sendable {
  struct Entry: Encodable, Sendable {
    struct Sense: Encodable, Sendable {
      let definition: String
      let examples: [String]
      let synonyms: [String]
      let antonyms: [String]
      let hypernyms: [String]
    }

    let headword: String
    let pronunciations: [String]
    let grammar: String?
    let senses: [Sense]
    let text: String
  }

  let dictionary: String
  let title: String
  let licence: String?
  let entries: [Entry]

  /// The entries of a dictionary.
  init(_ info: DictionaryInfo, licence: String?, entries: [DictionaryEntry]) {
    dictionary = info.id
    title = info.title
    self.licence = licence
    self.entries = entries.map { entry in
      Entry(
        headword: entry.headword, pronunciations: entry.pronunciations, grammar: entry.grammar,
        senses: entry.senses.map {
          Entry.Sense(
            definition: $0.definition, examples: $0.examples, synonyms: $0.synonyms,
            antonyms: $0.antonyms, hypernyms: $0.hypernyms)
        }, text: entry.text)
    }
  }

  /// Where it is from, in a line.
  var source: String {
    let licence = licence.map { ", \($0)" } ?? ""
    return shownSafely("\(title) (\(dictionary)\(licence))", limit: 300)
  }
}

extension DictionaryAnswer.Entry {
  /// The entry as text.
  func told(style: Style, width: Int) -> String {
    guard !senses.isEmpty else {
      // Lines that stand further in belong to those above them.
      return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        let indent = min(line.prefix { $0 == " " }.count, 12)
        guard line.count > indent else { return "\n" }
        return wrapped(safe(String(line.dropFirst(indent))), width: width, indent: 2 + indent)
          + "\n"
      }.joined()
    }
    var told = style(.word, safe(headword)) + (grammar.map { "  \(safe($0))" } ?? "") + "\n"
    for (place, sense) in senses.enumerated() {
      let number = senses.count > 1 ? "\(place + 1). " : ""
      told += wrapped(number + safe(sense.definition), width: width, indent: 2) + "\n"
      for example in sense.examples {
        told +=
          style(.aside, wrapped("\"\(safe(example))\"", width: width, indent: 4)) + "\n"
      }
      for (name, words) in [
        ("like", sense.synonyms), ("opposite", sense.antonyms), ("a kind of", sense.hypernyms),
      ] where !words.isEmpty {
        let line = "\(name): \(safe(words.joined(separator: ", ")))"
        told += wrapped(line, width: width, indent: 4) + "\n"
      }
    }
    return told
  }

  private func safe(_ text: String) -> String { shownSafely(text, limit: .max) }
}
