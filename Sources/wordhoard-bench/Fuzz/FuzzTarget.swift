import ArgumentParser

/// The parsers that are fed.
enum FuzzTarget: String, CaseIterable, Sendable, ExpressibleByArgument {
  case content, neighbours, editions, journal, code, answers, snapshot

  /// The parser, ready to be fed.
  func parser() throws -> any FuzzParser {
    switch self {
    case .content: try ContentFuzz()
    case .neighbours: try NeighbourFuzz()
    case .editions: try EditionFuzz()
    case .journal: try JournalFuzz()
    case .code: try RoundCodeFuzz()
    case .answers: try AnswerFuzz()
    case .snapshot: try SnapshotFuzz()
    }
  }
}
