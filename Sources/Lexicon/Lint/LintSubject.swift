/// What the rules look at.
struct LintSubject: Sendable {
  let pack: ContentPack
  let requirements: LintRequirements
  /// Nil where WordNet is not installed: then the rules that need it are silent.
  let wordNet: WordNet?
  /// Nil where no word list is installed: then the rules that need it are silent.
  let wordList: WordList?
}
