import GameEngine
import Lexicon

/// Patterns contain the word, and the words of a family are derived from it and not mere forms of it.
struct UsageRule: WordRule {
  let name = "usage"

  private static let mostRelatives = 4
  private static let mostPatterns = 2
  private static let longestPattern = 50

  func faults(in word: Item) -> [String] {
    familyFaults(in: word) + word.senses.flatMap { patternFaults(in: $0.patterns, of: word) }
  }

  private func familyFaults(in word: Item) -> [String] {
    let family = word.family
    var faults = countFaults(family, most: UsageRule.mostRelatives, "words of its family")
    let forms = Set(word.inflectedForms + [word.term])
    for relative in family {
      if !isPlainWord(relative) {
        faults.append("“\(relative)” of its family has more than letters a to z")
      } else if forms.contains(relative) {
        faults.append("“\(relative)” is only a form of the word, not of its family")
      } else if !shareRoot(relative, word.term) {
        faults.append("“\(relative)” does not share the root of the word")
      }
    }
    return faults
  }

  private func patternFaults(in patterns: [String], of word: Item) -> [String] {
    var faults = countFaults(patterns, most: UsageRule.mostPatterns, "patterns of a sense")
    let forms = Set(word.inflectedForms + [word.term])
    for pattern in patterns {
      let text = " \(pattern) "
      if !isWordOrPhrase(pattern) || pattern.count > UsageRule.longestPattern {
        faults.append(
          "the pattern “\(pattern)” is not a phrase of at most \(UsageRule.longestPattern) letters")
      } else if forms.contains(pattern) || !forms.contains(where: { text.contains(" \($0) ") }) {
        faults.append("the pattern “\(pattern)” does not contain the word beside others")
      }
    }
    return faults
  }

  private func countFaults(_ texts: [String], most: Int, _ name: String) -> [String] {
    var faults: [String] = []
    if texts.count > most {
      faults.append("\(texts.count) \(name), but at most \(most) are allowed")
    }
    if Set(texts).count < texts.count { faults.append("one of the \(name) occurs twice") }
    return faults
  }

  /// Whether two words share four letters in a row, or all but one of the shorter one if that is less: derived words
  /// have other beginnings (*unwilling*) and other ends (*destruction*).
  private func shareRoot(_ one: String, _ other: String) -> Bool {
    let length = min(4, min(one.count, other.count) - 1)
    let letters = Array(one.utf8)
    let others = Array(other.utf8)
    guard length > 1 else { return false }
    return (0...(letters.count - length)).contains { start in
      (0...(others.count - length)).contains { place in
        letters[start..<(start + length)] == others[place..<(place + length)]
      }
    }
  }
}
