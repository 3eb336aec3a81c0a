package import GameEngine

/// Reads words in the format of the content's word files, for fixtures.
///
/// It knows just enough of the format for text that is known to be good, and traps on anything else.
package enum FixtureParser {
  private struct OpenSense {
    let definition: String
    var examples: [Example] = []
    var synonyms: [String] = []
    var antonyms: [String] = []
  }

  /// The words of a text.
  ///
  /// - Parameter category: the category of words before the first `[category]` line.
  package static func words(of text: String, category first: String = "other") -> [Item] {
    var words: [Item] = []
    var category = first
    var head: [Substring] = []
    var irregular: [String] = []
    var senses: [OpenSense] = []
    var edition = 1
    func close() {
      guard head.count == 5, let speech = PartOfSpeech(known: String(head[1])),
        let level = Int(head[2]).flatMap(Level.init(rawValue:)), let zipf = Double(head[3])
      else { return precondition(head.isEmpty, "\(head) is no head line") }
      words.append(
        Item(
          term: String(head[0]), partOfSpeech: speech, level: level, category: category,
          centiZipf: Int((zipf * 100).rounded()), ipa: String(head[4]), irregularForms: irregular,
          senses: senses.map {
            Sense(
              definition: $0.definition, examples: $0.examples, synonyms: $0.synonyms,
              antonyms: $0.antonyms)
          },
          edition: edition))
      (head, irregular, senses, edition) = ([], [], [], 1)
    }
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard line.hasPrefix(" ") else {
        close()
        if line.hasPrefix("[") {
          category = String(line.dropFirst().dropLast())
        } else {
          head = line.split(separator: " ")
        }
        continue
      }
      let value = String(line.drop { $0 == " " }.dropFirst(2))
      let last = senses.count - 1
      switch line.first(where: { $0 != " " }) {
      case "~": irregular += list(value)
      case "@": edition = Int(value) ?? 1
      case "=": senses.append(OpenSense(definition: value))
      case ">": senses[last].examples += [Example(marked: value)].compactMap(\.self)
      case "+": senses[last].synonyms += list(value)
      case "-": senses[last].antonyms += list(value)
      default: preconditionFailure("\(line) begins with no sign")
      }
    }
    close()
    return words
  }

  private static func list(_ value: String) -> [String] {
    value.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }
  }
}
