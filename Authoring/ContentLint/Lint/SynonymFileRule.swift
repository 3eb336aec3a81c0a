import FoundationEssentials
import GameEngine
import Lexicon

/// The shipped choices of synonym questions, if there are any, are equal to the choices that the builder computes.
struct SynonymFileRule: LintRule {
  let name = "synonym-choices"

  func findings(in subject: LintSubject) -> [LintFinding] {
    let path = "\(subject.pack.directory)/\(SynonymFile.name)"
    guard let wordNet = subject.wordNet, FileManager.default.fileExists(atPath: path) else {
      return []
    }
    let choices = SynonymBuilder.choices(in: subject.pack, wordNet: wordNet)
    guard (try? TextFile.bytes(path: path)) != Array(SynonymFile.text(of: choices).utf8) else {
      return []
    }
    return [
      error(
        file: SynonymFile.name,
        "the file is out of date; run `swift run wordhoard-author update`")
    ]
  }
}
