import FoundationEssentials
import GameEngine
import Lexicon

/// The shipped words that dailies keep apart, if there are any, are equal to those that the builder finds.
struct ApartFileRule: LintRule {
  let name = "apart"

  func findings(in subject: LintSubject) -> [LintFinding] {
    let path = "\(subject.pack.directory)/\(ApartFile.name)"
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    let text = ApartFile.text(of: ApartBuilder.words(of: subject.pack))
    guard (try? TextFile.bytes(path: path)) != Array(text.utf8) else { return [] }
    return [
      error(
        file: ApartFile.name, "the file is out of date; run `swift run wordhoard-author update`")
    ]
  }
}
