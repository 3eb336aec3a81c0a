import GameEngine
import Lexicon

/// No two senses have the same definition: a question about it would have two right answers.
struct DoubledDefinitionRule: LintRule {
  let name = "doubled-definition"

  func findings(in subject: LintSubject) -> [LintFinding] {
    var first: [String: ContentEntry] = [:]
    var findings: [LintFinding] = []
    for entry in subject.pack.entries {
      for sense in entry.word.senses {
        let definition = sense.definition.lowercased()
        if let earlier = first[definition] {
          findings.append(
            error(
              entry,
              "\(entry.word.term): has a definition of \(earlier.word.term) "
                + "(\(earlier.file), line \(earlier.line))"))
        } else {
          first[definition] = entry
        }
      }
    }
    return findings
  }
}
