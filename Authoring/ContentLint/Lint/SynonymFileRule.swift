import GameEngine
import Lexicon

/// The shipped choices of synonym questions, if there are any, are equal to the choices that the builder computes.
struct SynonymFileRule: DerivedFileRule {
  let name = "synonym-choices"
  let file = SynonymFile.name

  func findings(of bytes: [UInt8], in subject: LintSubject) -> [LintFinding] {
    guard let wordNet = subject.wordNet else { return [] }
    let choices = SynonymBuilder.choices(in: subject.pack, wordNet: wordNet)
    return findings(of: bytes, wanted: SynonymFile.text(of: choices))
  }
}
