import GameEngine
import Lexicon

/// No headword occurs twice in a pack, not even with two parts of speech.
struct DoubledHeadwordRule: LintRule {
  let name = "doubled-headword"

  func findings(in subject: LintSubject) -> [LintFinding] {
    var first: [String: ContentEntry] = [:]
    return subject.pack.entries.compactMap { entry in
      guard let earlier = first[entry.word.term] else {
        first[entry.word.term] = entry
        return nil
      }
      return error(
        entry, "\(entry.word.term) already occurs in \(earlier.file), line \(earlier.line)")
    }
  }
}
