import GameEngine
import Lexicon

/// A word belongs to an edition in `editions.tsv`; dailies would never ask others.
struct EditionRule: LintRule {
  let name = "edition"

  func findings(in subject: LintSubject) -> [LintFinding] {
    let known = Set(subject.pack.editions.map(\.number))
    return subject.pack.entries.filter { !known.contains($0.word.edition) }.map { entry in
      error(entry, "\(entry.word.term): editions.tsv has no edition \(entry.word.edition)")
    }
  }
}
