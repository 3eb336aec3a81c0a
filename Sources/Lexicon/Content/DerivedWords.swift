package import GameEngine

/// The files of a pack with words that were derived from WordNet and frequencies. Lines are found
/// when they are needed; a damaged line contains no words.
package struct DerivedWords: Sendable {
  private let synonyms: SortedLines?
  private let common: SortedLines?

  /// Opens the files of a pack. Each may be missing.
  package init(pack directory: String) {
    func lines(_ name: String) -> SortedLines? {
      (try? MappedFile("\(directory)/\(name)")).map { SortedLines($0, separator: tab) }
    }
    synonyms = lines(SynonymFile.name)
    common = lines(CommonFile.name)
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
}

/// The neighbours of a pack that was read completely.
struct PackNeighbours: NeighbourSource {
  let neighbours: [ItemID: Neighbours]
  let derived: DerivedWords

  func neighbours(of word: Item) -> Neighbours { neighbours[word.id] ?? .none }

  func synonymChoices(of word: Item) -> [[String]]? { derived.synonymChoices(of: word) }

  func commonWords(of shape: WordShape) -> [String] { derived.commonWords(of: shape) }
}

private let tab = UInt8(ascii: "\t")
