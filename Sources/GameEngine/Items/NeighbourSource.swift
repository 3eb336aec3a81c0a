/// Tells what stands too near to a word, whenever it is asked; so of ten thousand words nothing
/// needs to be worked out beforehand.
package protocol NeighbourSource: Sendable {
  /// All that stands near a word.
  func neighbours(of word: Item) -> Neighbours

  /// The part `related` of its neighbours, which is asked most.
  func related(to word: Item) -> Set<String>

  /// The part `synonyms` of its neighbours.
  func synonyms(of word: Item) -> [String]
}

extension NeighbourSource {
  package func related(to word: Item) -> Set<String> { neighbours(of: word).related }

  package func synonyms(of word: Item) -> [String] { neighbours(of: word).synonyms }
}

/// What was worked out beforehand; a word that is not in it has none.
extension Dictionary: NeighbourSource where Key == ItemID, Value == Neighbours {
  package func neighbours(of word: Item) -> Neighbours { self[word.id] ?? .none }
}
