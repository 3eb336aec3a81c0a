import GameEngine
import Lexicon

/// Notes pairs of words that are nearly one: one is derived from the other by a regular suffix, or their definitions
/// consist of nearly the same words.
struct NearDoubleRule: LintRule {
  let name = "near-double"

  /// A suffix, and the end of the word to which it is added.
  private static let suffixes = [
    ("ness", ""), ("iness", "y"), ("ly", ""), ("ily", "y"), ("ment", ""), ("ation", "e"),
    ("ation", ""), ("ion", ""), ("ion", "e"), ("er", ""), ("er", "e"), ("or", ""), ("or", "e"),
    ("ful", ""), ("less", ""), ("able", ""), ("able", "e"), ("ity", ""), ("ity", "e"),
    ("ive", ""), ("ive", "e"), ("ance", ""), ("ance", "e"), ("ence", ""), ("ence", "e"),
    ("ce", "t"), ("cy", "t"), ("ous", ""), ("y", ""), ("y", "e"), ("al", ""), ("al", "e"),
    ("ic", ""), ("ist", ""), ("ism", ""), ("ize", ""), ("en", ""), ("ship", ""), ("hood", ""),
    ("dom", ""),
  ]
  /// The number of shared words, of ten different words of two definitions, that makes them near doubles.
  private static let mostShared = 7
  private static let fewestShared = 3

  func findings(in subject: LintSubject) -> [LintFinding] {
    derived(in: subject.pack.entries) + alike(in: subject.pack.entries)
  }

  private func derived(in entries: [ContentEntry]) -> [LintFinding] {
    let byTerm = Dictionary(entries.map { ($0.word.term, $0) }) { first, _ in first }
    var findings: [LintFinding] = []
    for entry in entries {
      let term = entry.word.term
      for (suffix, end) in NearDoubleRule.suffixes
      where term.hasSuffix(suffix) && term.count >= suffix.count + 3 {
        guard let root = byTerm[term.dropLast(suffix.count) + end] else { continue }
        findings.append(note(entry, "\(term): is it derived from \(place(of: root))?"))
      }
    }
    return findings
  }

  private func alike(in entries: [ContentEntry]) -> [LintFinding] {
    var texts: [(entry: ContentEntry, words: Set<String>)] = []
    var owners: [String: [Int]] = [:]
    var findings: [LintFinding] = []
    for entry in entries {
      for sense in entry.word.senses {
        let words = Set(lowercaseWords(of: sense.definition).filter { $0.count > 3 })
        var shared: [Int: Int] = [:]
        for word in words { for other in owners[word] ?? [] { shared[other, default: 0] += 1 } }
        for (other, count) in shared.sorted(by: { $0.key < $1.key }) {
          let all = words.count + texts[other].words.count - count
          guard count >= NearDoubleRule.fewestShared,
            10 * count >= NearDoubleRule.mostShared * all, texts[other].entry != entry
          else { continue }
          findings.append(
            note(
              entry,
              "\(entry.word.term): has nearly the definition of \(place(of: texts[other].entry))"))
        }
        for word in words { owners[word, default: []].append(texts.count) }
        texts.append((entry, words))
      }
    }
    return findings
  }

  private func place(of entry: ContentEntry) -> String {
    "\(entry.word.term) (\(entry.file), line \(entry.line))"
  }
}
