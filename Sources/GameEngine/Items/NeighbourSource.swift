/// Finds the neighbours of a word on demand, so that those of ten thousand words need not be computed in
/// advance.
package protocol NeighbourSource: Sendable {
  /// All neighbours of a word.
  func neighbours(of word: Item) -> Neighbours

  /// The part `related` of its neighbours, which is needed most often.
  func related(to word: Item) -> Set<String>

  /// The part `synonyms` of its neighbours.
  func synonyms(of word: Item) -> [String]

  /// The part `kind` of its neighbours.
  func kind(of word: Item) -> ItemKind?

  /// The choices of fair synonym questions about a word: each list begins with a synonym or an antonym of it, and
  /// the wrong choices follow. Nil if they were not worked out.
  func synonymChoices(of word: Item) -> [[String]]?

  /// The common words of English of a shape, the most common first; none if they are not known.
  func commonWords(of shape: WordShape) -> [String]
}

extension NeighbourSource {
  package func related(to word: Item) -> Set<String> { neighbours(of: word).related }

  package func synonyms(of word: Item) -> [String] { neighbours(of: word).synonyms }

  package func kind(of word: Item) -> ItemKind? { neighbours(of: word).kind }

  package func synonymChoices(of word: Item) -> [[String]]? { nil }

  package func commonWords(of shape: WordShape) -> [String] { [] }
}

/// Precomputed neighbours; a word without an entry has none.
extension Dictionary: NeighbourSource where Key == ItemID, Value == Neighbours {
  package func neighbours(of word: Item) -> Neighbours { self[word.id] ?? .none }
}
