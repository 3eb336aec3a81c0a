import GameEngine

/// Nearly all words are in WordNet; `exceptions.tsv` gives the reason for each other one.
struct WordNetRule: LintRule {
  let name = "wordnet"

  func findings(in subject: LintSubject) -> [LintFinding] {
    guard let wordNet = subject.wordNet else { return [] }
    let exceptions: [LintException]
    do {
      exceptions = try LintException.read(pack: subject.pack.directory)
    } catch {
      return [self.error(file: LintException.fileName, line: error.line, error.message)]
    }
    let entries = subject.pack.entries
    let unknown = entries.filter { wordNet.synsets(of: $0.word).isEmpty }
    return shareFindings(unknown: unknown.count, of: entries.count, subject.requirements)
      + unexcused(unknown, exceptions) + stale(exceptions, entries: entries, unknown: unknown)
  }

  private func shareFindings(
    unknown: Int, of total: Int, _ required: LintRequirements
  ) -> [LintFinding] {
    let wanted = required.minimumPercentInWordNet
    guard (total - unknown) * 100 < wanted * total else { return [] }
    return [
      error(
        file: "words",
        "\(total - unknown) of \(total) words are in WordNet, but \(wanted) % are wanted")
    ]
  }

  private func unexcused(
    _ unknown: [ContentEntry], _ exceptions: [LintException]
  ) -> [LintFinding] {
    let excused = Set(exceptions.map(\.id))
    return unknown.filter { !excused.contains($0.word.id) }.map { entry in
      error(
        entry, "\(entry.word.id) is neither in WordNet nor excused in \(LintException.fileName)")
    }
  }

  private func stale(
    _ exceptions: [LintException], entries: [ContentEntry], unknown: [ContentEntry]
  ) -> [LintFinding] {
    let inPack = Set(entries.map(\.word.id))
    var needed = Set(unknown.map(\.word.id))
    return exceptions.compactMap { exception in
      if needed.remove(exception.id) != nil { return nil }
      let reason = inPack.contains(exception.id) ? "needs no exception" : "is not in this pack"
      return error(
        file: LintException.fileName, line: exception.line, "\(exception.id) \(reason)")
    }
  }
}
