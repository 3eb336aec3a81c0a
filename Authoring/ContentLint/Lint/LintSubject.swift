import Lexicon

/// The input of the rules.
struct LintSubject: Sendable {
  let pack: ContentPack
  let requirements: LintRequirements
  /// Nil if WordNet is not installed: then the rules that need it report nothing.
  let wordNet: WordNet?
  /// Nil if no word list is installed: then the rules that need it report nothing.
  let wordList: SystemWordList?
}
