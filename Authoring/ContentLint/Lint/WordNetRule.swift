import GameEngine
import Lexicon

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
    let relatives = entries.map { entry in
      (entry, entry.word.family.filter { !wordNet.contains($0) })
    }
    return shareFindings(unknown: unknown.count, of: entries.count, subject.requirements)
      + unexcused(unknown, exceptions) + unexcused(relatives, exceptions)
      + stale(
        exceptions, entries: entries, unknown: unknown, relatives: Set(relatives.flatMap(\.1)))
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

  /// Words of a family have an exception whatever its part of speech is.
  private func unexcused(
    _ relatives: [(ContentEntry, [String])], _ exceptions: [LintException]
  ) -> [LintFinding] {
    let excused = Set(exceptions.map(\.id.term))
    return relatives.flatMap { entry, words in
      words.filter { !excused.contains($0) }.map { word in
        error(
          entry,
          "\(entry.word.term): “\(word)” of its family is neither in WordNet nor excused in "
            + LintException.fileName)
      }
    }
  }

  private func stale(
    _ exceptions: [LintException], entries: [ContentEntry], unknown: [ContentEntry],
    relatives: Set<String>
  ) -> [LintFinding] {
    let inPack = Set(entries.map(\.word.id))
    var needed = Set(unknown.map(\.word.id))
    return exceptions.compactMap { exception in
      if needed.remove(exception.id) != nil || relatives.contains(exception.id.term) { return nil }
      let reason = inPack.contains(exception.id) ? "needs no exception" : "is not in this pack"
      return error(
        file: LintException.fileName, line: exception.line, "\(exception.id) \(reason)")
    }
  }
}
