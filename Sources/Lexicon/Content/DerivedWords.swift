package import GameEngine

/// The files of a pack with words that were derived from WordNet and frequencies. Lines are found
/// when they are needed; a damaged line contains no words.
package struct DerivedWords: Sendable {
  private let synonyms: SortedLines?
  private let common: SortedLines?
  private let fits: SortedLines?
  private let directory: String

  /// Opens the files of a pack. Each may be missing.
  package init(pack directory: String) {
    func lines(_ name: String) -> SortedLines? {
      (try? MappedFile("\(directory)/\(name)")).map { SortedLines($0, separator: tab) }
    }
    synonyms = lines(SynonymFile.name)
    common = lines(CommonFile.name)
    fits = lines(FitFile.name)
    self.directory = directory
  }

  /// The choices of a word's synonym questions; nil if the pack has no such file.
  package func synonymChoices(of word: Item) -> [[String]]? {
    guard let synonyms else { return nil }
    guard let line = synonyms.line(key: word.id.rawValue) else { return [] }
    return SynonymFile.choices(line: line)?.1 ?? []
  }

  /// The common words of a shape, the most common first; none if the pack has no such file.
  package func commonWords(of shape: WordShape) -> [String] {
    common?.line(key: shape.name).flatMap(CommonFile.words)?.words ?? []
  }

  /// Other words that fit a sentence of a word; none if the pack has no such file.
  package func otherWords(for sentence: Example, of word: Item) -> [String] {
    fits?.line(key: word.id.rawValue).flatMap(FitFile.sentences)?.words[sentence] ?? []
  }

  /// The words that dailies keep apart; no limits if the pack has no such file.
  package func dailyLimits() -> DailyLimits {
    (try? TextFile.bytes(path: "\(directory)/\(ApartFile.name)")).map(ApartFile.limits) ?? .none
  }
}

/// Neighbours whose derived words are those of a pack.
package protocol DerivedNeighbours: NeighbourSource {
  /// The derived words of the pack.
  var derived: DerivedWords { get }
}

extension DerivedNeighbours {
  package func synonymChoices(of word: Item) -> [[String]]? { derived.synonymChoices(of: word) }

  package func commonWords(of shape: WordShape) -> [String] { derived.commonWords(of: shape) }

  package func otherWords(for sentence: Example, of word: Item) -> [String] {
    derived.otherWords(for: sentence, of: word)
  }

  package func dailyLimits() -> DailyLimits { derived.dailyLimits() }
}

/// The neighbours of a pack that was read completely.
struct PackNeighbours: DerivedNeighbours {
  let neighbours: [ItemID: Neighbours]
  let derived: DerivedWords

  func neighbours(of word: Item) -> Neighbours { neighbours[word.id] ?? .none }
}

private let tab = UInt8(ascii: "\t")
