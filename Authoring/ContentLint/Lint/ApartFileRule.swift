import GameEngine
import Lexicon

/// The shipped words that dailies keep apart, if there are any, are equal to those that the builder finds.
struct ApartFileRule: DerivedFileRule {
  let name = "apart"
  let file = ApartFile.name

  func findings(of bytes: [UInt8], in subject: LintSubject) -> [LintFinding] {
    findings(of: bytes, wanted: ApartFile.text(of: ApartBuilder.words(of: subject.pack)))
  }
}
