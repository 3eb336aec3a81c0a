import FoundationEssentials
import GameEngine
import Lexicon

/// The glosses of the pack, if there are any, are readable and sorted, and each is one of a word of the pack.
struct GlossFileRule: LintRule {
  let name = "glosses"

  func findings(in subject: LintSubject) -> [LintFinding] {
    let folder = "\(subject.pack.directory)/\(GlossFile.folder)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let words = Set(subject.pack.words.map(\.id))
    return names.sorted().flatMap { name in
      findings(file: "\(GlossFile.folder)/\(name)", of: words, in: subject.pack.directory)
    }
  }

  private func findings(
    file: String, of words: Set<ItemID>, in directory: String
  ) -> [LintFinding] {
    do {
      let bytes = try TextFile.bytes(path: "\(directory)/\(file)")
      let glosses = try GlossFile.glosses(of: bytes, path: file)
      let ids = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        .filter { !$0.hasPrefix("#") }.map { $0.prefix { $0 != "\t" } }
      let unordered = zip(ids, ids.dropFirst()).filter { $0 >= $1 }.map { $1 }
      return unordered.map { error(file: file, "\($0) is out of order") }
        + glosses.keys.filter { !words.contains($0) }.sorted()
        .map { error(file: file, "\($0) is no word of the pack") }
    } catch {
      return [self.error(file: file, line: error.line, error.message)]
    }
  }
}
