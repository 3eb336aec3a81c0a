import GameEngine
import Lexicon

/// Words that are only looked up meet the rules of played words, and are not among them.
struct LookupRule: LintRule {
  let name = "lookup"

  private static let rules: [any WordRule] = [
    PronunciationRule(), DefinitionRule(), ExampleRule(), SynonymRule(), UsageRule(),
  ]

  func findings(in subject: LintSubject) -> [LintFinding] {
    let entries: [ContentEntry]
    do {
      entries = try subject.pack.lookups()
    } catch {
      return [self.error(file: "lookup", "\(error)")]
    }
    let played = Set(subject.pack.words.map(\.id))
    var taken: Set<ItemID> = []
    return entries.flatMap { entry in
      var faults = LookupRule.rules.flatMap { $0.faults(in: entry.word) }
      if played.contains(entry.word.id) { faults.append("it is a word that is played") }
      if !taken.insert(entry.word.id).inserted { faults.append("it occurs here twice") }
      return faults.map { self.error(entry, "\(entry.word.term): \($0)") }
    }
  }
}
