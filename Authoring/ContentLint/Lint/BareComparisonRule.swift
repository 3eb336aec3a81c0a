import GameEngine
import Lexicon

/// A definition ends in a comparison that is a clause, *as wool does in hot water*; a bare noun, *as bread*, could mean
/// that it is one.
///
/// A short phrase is an error. A longer one may be a clause whose verb is not recognized, so it is noted.
struct BareComparisonRule: LintRule {
  let name = "bare-comparison"

  /// The verbs that end nearly all clauses of this kind.
  private static let verbs: Set<String> = [
    "do", "does", "did", "is", "are", "was", "were", "may", "might", "can", "could", "will",
    "would", "should", "must", "have", "has", "had",
  ]
  /// Words that begin a clause or a phrase of place, time or manner.
  private static let openings: Set<String> = [
    "in", "at", "if", "after", "before", "by", "of", "out", "for", "from", "on", "with", "when",
    "where", "while", "to", "though", "into", "against", "during", "until", "through", "along",
    "compared", "found", "part",
  ]

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.pack.entries.flatMap { entry in
      entry.word.senses.compactMap { finding(about: $0.definition, of: entry) }
    }
  }

  private func finding(about definition: String, of entry: ContentEntry) -> LintFinding? {
    guard let start = definition.ranges(of: ", as ").last?.upperBound else { return nil }
    let end = definition[start...]
    let words = lowercaseWords(of: String(end))
    guard let first = words.first, let last = words.last, !end.contains(","),
      !BareComparisonRule.openings.contains(first),
      BareComparisonRule.verbs.isDisjoint(with: words)
    else { return nil }
    let hasArticle = ["a", "an", "the"].contains(first)
    let isShort = hasArticle ? words.count <= 3 && !last.hasSuffix("s") : words.count == 1
    let message =
      "\(entry.word.term): “as \(end)” at the end of a definition has no verb; write “like”, or say what it does"
    return isShort ? error(entry, message) : note(entry, message)
  }
}
