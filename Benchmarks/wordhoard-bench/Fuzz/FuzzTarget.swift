import ArgumentParser

/// The parsers that can be fuzzed.
enum FuzzTarget: String, CaseIterable, Sendable, ExpressibleByArgument {
  case content, neighbours, derived, glosses, editions, journal, code, answers, checkpoint
  case dictd, stardict, wordnet, order, lemmas
  case tables, packages, vocabularies
  case books, renderings, covers, feeds, results

  /// The default number of inputs: a million, or a tenth of that for parsers whose inputs are written into files
  /// first, which takes ten times as long.
  var usualInputs: Int {
    switch self {
    case .dictd, .stardict, .wordnet, .order, .tables, .packages, .vocabularies,
      .books, .renderings:
      100_000
    default: 1_000_000
    }
  }

  /// Creates the parser with its samples.
  func parser() throws -> any FuzzParser {
    switch self {
    case .content: try ContentFuzz()
    case .neighbours: try NeighbourFuzz()
    case .derived: try DerivedFuzz()
    case .glosses: try GlossFuzz()
    case .editions: try EditionFuzz()
    case .journal: try JournalFuzz()
    case .code: try RoundCodeFuzz()
    case .answers: try AnswerFuzz()
    case .checkpoint: try CheckpointFuzz()
    case .dictd: try DictdFuzz()
    case .stardict: try StarDictFuzz()
    case .wordnet: try WordNetFuzz()
    case .order: try OrderFuzz()
    case .lemmas: LemmaFuzz()
    case .tables: try TableFuzz()
    case .packages: try PackageFuzz()
    case .vocabularies: try VocabularyFuzz()
    case .books: try BookFuzz()
    case .renderings: RenderingFuzz()
    case .covers: CoverFuzz()
    case .feeds: try FeedFuzz()
    case .results: try ResultFuzz()
    }
  }
}
