/// Finds the neighbours of a word on demand, so that they need not be computed in advance for ten
/// thousand words.
package protocol NeighbourSource: Sendable {
  /// All facts about the neighbours of a word.
  func neighbours(of word: Item) -> Neighbours

  /// The part `related` of its neighbours, which is needed most often.
  func related(to word: Item) -> Set<String>

  /// The part `synonyms` of its neighbours.
  func synonyms(of word: Item) -> [String]

  /// The part `kind` of its neighbours.
  func kind(of word: Item) -> ItemKind?

  /// The choices of fair synonym questions about a word; nil if they were not computed. Each list
  /// begins with a synonym or an antonym of the word, followed by the wrong choices.
  func synonymChoices(of word: Item) -> [[String]]?

  /// The common English words of a shape, most common first; empty if unknown.
  func commonWords(of shape: WordShape) -> [String]

  /// Other words that clearly fit a sentence of a word and the clue of its typed question, as a reader
  /// found them; empty if none are known.
  func otherWords(for sentence: Example, of word: Item) -> [String]

  /// Which words dailies keep apart; no limits if unknown.
  func dailyLimits() -> DailyLimits
}

extension NeighbourSource {
  package func related(to word: Item) -> Set<String> { neighbours(of: word).related }

  package func synonyms(of word: Item) -> [String] { neighbours(of: word).synonyms }

  package func kind(of word: Item) -> ItemKind? { neighbours(of: word).kind }

  package func synonymChoices(of word: Item) -> [[String]]? { nil }

  package func commonWords(of shape: WordShape) -> [String] { [] }

  package func otherWords(for sentence: Example, of word: Item) -> [String] { [] }

  package func dailyLimits() -> DailyLimits { .none }
}

/// Precomputed neighbours; a word without an entry has none.
extension Dictionary: NeighbourSource where Key == ItemID, Value == Neighbours {
  package func neighbours(of word: Item) -> Neighbours { self[word.id] ?? .none }
}
