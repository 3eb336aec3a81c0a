import GameEngine
import Lexicon

/// Definitions are short, are written alike, and do not give the word away.
struct DefinitionRule: WordRule {
  let name = "definition"

  func faults(in word: Item) -> [String] {
    // Of a phrasal verb, the verb gives it away.
    let forms = Set(
      (word.inflectedForms + [word.term]).compactMap { lowercaseWords(of: $0).first })
    return word.senses.flatMap { sense in
      styleFaults(in: sense.definition)
        + lowercaseWords(of: sense.definition)
        .filter { shareStem($0, word.term) || forms.contains($0) }
        .map { "“\($0)” in the definition gives the word away" }
    }
  }

  private func styleFaults(in definition: String) -> [String] {
    var faults: [String] = []
    if !(12...120).contains(definition.count) {
      faults.append("a definition has 12 to 120 characters, this one \(definition.count)")
    }
    if definition.first?.isLowercase != true {
      faults.append("a definition begins with a small letter")
    }
    if let last = definition.last, ".!?,;:".contains(last) {
      faults.append("a definition ends without a stop")
    }
    return faults
  }
}
