import GameEngine
import Lexicon

/// Notes pairs of words that are near in meaning and that part of speech, length and first letter do not
/// distinguish.
struct NearPairRule: LintRule {
  let name = "near-pair"

  private struct Cue: Hashable {
    let partOfSpeech: PartOfSpeech?
    let length: Int
    let first: Character?
  }

  func findings(in subject: LintSubject) -> [LintFinding] {
    guard !subject.pack.editions.isEmpty else { return [] }
    let pool = subject.pack.pool()
    let alike = Dictionary(grouping: subject.pack.entries) { entry in
      Cue(
        partOfSpeech: entry.word.partOfSpeech, length: entry.word.term.count,
        first: entry.word.term.first)
    }
    return alike.values.flatMap { group in
      group.enumerated().flatMap { place, entry in
        group[(place + 1)...].filter { pool.areTooNear(entry.word, $0.word) }.map { other in
          note(
            entry,
            "\(entry.word.term): may be taken for \(other.word.term) "
              + "(\(other.file), line \(other.line))")
        }
      }
    }
  }
}
