import GameEngine
import Lexicon

/// No control characters, marks of writing direction, or invisible characters.
///
/// Checks the files themselves, including comments; for a pack without files, all texts of its words.
struct HiddenCharacterRule: LintRule {
  let name = "hidden-character"

  func findings(in subject: LintSubject) -> [LintFinding] {
    let entries = Dictionary(grouping: subject.pack.entries, by: \.file)
    let lookups = (try? subject.pack.lookups()) ?? []
    let others = ["editions.tsv", LintException.fileName] + lookups.map(\.file)
    return Set(entries.keys).union(others).flatMap { file in
      guard let bytes = try? TextFile.bytes(path: "\(subject.pack.directory)/\(file)") else {
        return (entries[file] ?? []).flatMap { entry in
          hidden(in: entry.word.texts.joined(), file: file, line: entry.line)
        }
      }
      let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
      return lines.enumerated().flatMap { place, line in
        hidden(in: String(decoding: line, as: UTF8.self), file: file, line: place + 1)
      }
    }
  }

  private func hidden(in text: String, file: String, line: Int) -> [LintFinding] {
    let mayHaveTabs = file.hasSuffix(".tsv")
    var seen: Set<Unicode.Scalar> = mayHaveTabs ? ["\t"] : []
    return text.unicodeScalars.compactMap { scalar in
      guard isHidden(scalar), seen.insert(scalar).inserted else { return nil }
      return error(file: file, line: line, "\(named(scalar)) is not allowed here")
    }
  }
}
