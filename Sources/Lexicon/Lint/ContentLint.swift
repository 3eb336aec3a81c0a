/// Checks of a content pack beyond what its format demands (docs/content.md, "The lint").
///
/// That a level is one of four, that an example has one mark, and that the files are UTF-8 is seen
/// to where the pack is read: a `ContentPack` cannot have it otherwise.
package struct ContentLint: Sendable {
  private let requirements: LintRequirements
  private let wordNet: WordNet?
  private let wordList: WordList?

  static let rules: [any LintRule] = [
    HeadwordRule(), DoubledHeadwordRule(), EditionRule(), FrequencyRule(), PronunciationRule(),
    DefinitionRule(),
    DoubledDefinitionRule(), ExampleRule(), SynonymRule(), HiddenCharacterRule(), LookupRule(),
    PackSizeRule(),
    WordNetRule(), NeighbourFileRule(), LevelFileRule(), SecondAnswerRule(), NearPairRule(),
  ]

  /// A lint. Without WordNet or a word list the rules that need them are silent.
  package init(
    requirements: LintRequirements = LintRequirements(), wordNet: WordNet? = nil,
    wordList: WordList? = nil
  ) {
    self.requirements = requirements
    self.wordNet = wordNet
    self.wordList = wordList
  }

  /// All that there is to say of a pack, in the order of its files and lines.
  package func findings(in pack: ContentPack) -> [LintFinding] {
    let subject = LintSubject(
      pack: pack, requirements: requirements, wordNet: wordNet, wordList: wordList)
    return ContentLint.rules.flatMap { $0.findings(in: subject) }.sorted()
  }
}
