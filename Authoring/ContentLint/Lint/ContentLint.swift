import GameEngine
package import Lexicon

/// Checks a content pack beyond the requirements of its format (docs/content.md, "The lint").
///
/// Reading a pack already ensures that levels are valid, that examples have one mark, and that files are
/// UTF-8: every `ContentPack` meets these rules.
package struct ContentLint: Sendable {
  private let requirements: LintRequirements
  private let wordNet: WordNet?
  private let wordList: SystemWordList?
  private let german: DictdDictionary?

  /// The rules of English words.
  static let rules: [any LintRule] = [
    HeadwordRule(), DoubledHeadwordRule(), EditionRule(), FrequencyRule(), HardnessRule(),
    PronunciationRule(), SuffixSoundRule(),
    DefinitionRule(), BareComparisonRule(), HardWordRule(), DoubledDefinitionRule(),
    NearDoubleRule(), ExampleRule(), SynonymRule(), UsageRule(), HiddenCharacterRule(),
    LookupRule(), PackSizeRule(),
    WordNetRule(), SenseOrderRule(), NeighbourFileRule(), SynonymFileRule(), LevelFileRule(),
    ApartFileRule(), FitFileRule(), GlossFileRule(),
    SecondAnswerRule(), NearPairRule(), CommonFileRule(), OtherFitRule(),
  ]

  /// The rules of words of another language, of which WordNet and the list of words know nothing.
  private func rules(of course: Course) -> [any LintRule] {
    [EditionRule(), ExampleRule(), CourseRule(course: course), HiddenCharacterRule()]
      + (course.language == "de" ? german.map { [GenderRule(dictionary: $0)] } ?? [] : [])
  }

  /// A lint. Without WordNet, a word list or a dictionary of German, the rules that need them report nothing.
  package init(
    requirements: LintRequirements = LintRequirements(), wordNet: WordNet? = nil,
    wordList: SystemWordList? = nil, german: DictdDictionary? = nil
  ) {
    self.requirements = requirements
    self.wordNet = wordNet
    self.wordList = wordList
    self.german = german
  }

  /// All findings in a pack, in the order of its files and lines.
  package func findings(in pack: ContentPack) -> [LintFinding] {
    let subject = LintSubject(
      pack: pack, requirements: requirements, wordNet: wordNet, wordList: wordList)
    let rules = pack.course == .english ? ContentLint.rules : self.rules(of: pack.course)
    return rules.flatMap { $0.findings(in: subject) }.sorted()
  }
}
