import Client
import GameEngine
import Lexicon

/// The words of WordNet, which practice has where the player wants them.
extension Wordhoard {
  /// The words that rounds are dealt from, with what may not be confused with what.
  ///
  /// - Throws: `ContentError`; `ClientError` where WordNet is wanted and not installed.
  func dealingPool(_ source: WordSource = .wordhoard) throws -> ItemPool {
    let neighbours = try NeighbourFile.read(path: "\(pack.directory)/\(NeighbourFile.name)")
    switch source {
    case .wordhoard:
      return ItemPool(items: pack.words, editions: pack.editions, neighbours: neighbours)
    case .wordnet:
      return try wordNetWords().pool(with: pack, neighbours: neighbours)
    }
  }

  /// The words of WordNet that games ask, as they are found on a shelf.
  static func wordNetWords(
    on shelf: DictionaryShelf, levels path: String
  ) -> Result<WordNetWords, ClientError> {
    guard let wordNet = shelf.wordNet else {
      return .failure(
        ClientError(
          "wordnet_missing",
          "the source wordnet needs WordNet, which is not installed: sudo apt install wordnet-base",
          exit: .noInput))
    }
    return Result { () throws(ContentError) in
      WordNetWords(wordNet, levels: try WordLevels(path: path))
    }.mapError { ClientError($0) }
  }

  /// The categories that words of a source can have, in alphabetical order.
  func categories(of source: WordSource) -> [String] {
    switch source {
    case .wordhoard: pool.categories
    case .wordnet: Set(pool.categories + PracticeCategory.all).sorted()
    }
  }

  /// The words of WordNet that the player has answered.
  ///
  /// - Parameter own: those of our words that the player has met.
  func answeredElsewhere(_ progress: PlayerProgress, besides own: [Item]) -> [Item] {
    wordNetWords(
      among: progress.words.lazy.filter { $0.value.memory != nil }.map(\.key), besides: own)
  }

  /// The words of WordNet among some ids; what is ours, and what nobody knows, is left out.
  ///
  /// - Parameter own: those of our words that are among the ids.
  func wordNetWords(among ids: some Sequence<ItemID>, besides own: [Item]) -> [Item] {
    let own = Set(own.map(\.id))
    return ids.filter { !own.contains($0) }.sorted().compactMap(wordNetWord)
  }

  /// A word of WordNet that games ask; nil where there is none. Where WordNet is not installed any
  /// more it is told as far as we know it ourselves.
  func wordNetWord(_ id: ItemID) -> Item? {
    if let words = try? wordNetWords() { return words.word(id) }
    return levels?.word(
      id, definition: "what it means stands in WordNet, which is not installed here")
  }
}
