import Lexicon

/// The shipped neighbours are equal to the neighbours that the builder computes.
struct NeighbourFileRule: LintRule {
  let name = "neighbours"

  func findings(in subject: LintSubject) -> [LintFinding] {
    guard let wordNet = subject.wordNet, let wordList = subject.wordList else { return [] }
    let builder = NeighbourBuilder(wordNet: wordNet, wordList: wordList)
    guard builder.neighbours(of: subject.pack.words) != subject.pack.neighbours else { return [] }
    return [
      error(
        file: NeighbourFile.name,
        "the file is out of date; run `swift run wordhoard-author update`")
    ]
  }
}
