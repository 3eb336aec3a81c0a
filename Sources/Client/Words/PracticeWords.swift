package import GameEngine
import Lexicon
import Messages

/// The words that practice asks: ours, and those of WordNet where the player wants them.
package struct PracticeWords: Sendable {
  private let library: WordLibrary
  private let wordNet: Lazy<Result<WordNetWords, ClientError>>

  /// The words of a library; those of WordNet are read when they are first asked for.
  package init(_ library: WordLibrary) {
    self.library = library
    wordNet = Lazy { PracticeWords.wordNetWords(in: library) }
  }

  /// The words of WordNet that games ask.
  private static func wordNetWords(in library: WordLibrary) -> Result<WordNetWords, ClientError> {
    guard let wordNet = library.dictionaries.wordNet else {
      return .failure(
        ClientError(
          .wordNetMissing,
          """
          the source wordnet needs WordNet, which is not installed: sudo apt install \
          wordnet-base
          """,
          exit: .noInput))
    }
    return Result { () throws(ContentError) in
      WordNetWords(wordNet, levels: try WordLevels(path: library.levelsPath))
    }.mapError { ClientError($0) }
  }

  /// The words that rounds are dealt from, with what may not be confused with what.
  ///
  /// - Throws: `ContentError`; `ClientError` where WordNet is wanted and not installed.
  package func dealingPool(_ source: WordSource = .wordhoard) throws -> ItemPool {
    let own = PackSource(library.pack)
    switch source {
    case .wordhoard: return try own.pool()
    case .wordnet:
      return try WordNetSource(
        own: own, levels: { [library] in library.levels },
        words: { [wordNet] in try wordNet.value.get() }
      ).pool()
    }
  }

  /// The categories that words of a source can have, in alphabetical order.
  package func categories(of source: WordSource) -> [String] {
    switch source {
    case .wordhoard: library.pool.categories
    case .wordnet: Set(library.pool.categories + PracticeCategory.all).sorted()
    }
  }

  /// The words that the player has met or answered, as far as they are known here: ours in the order of the
  /// pack, then those of WordNet.
  package func met(by progress: PlayerProgress) -> [Item] {
    let own = library.pack.words.filter { progress.words[$0.id] != nil }
    return own + answeredElsewhere(progress, besides: own)
  }

  /// The words of WordNet that the player has answered.
  ///
  /// - Parameter own: those of our words that the player has met.
  package func answeredElsewhere(_ progress: PlayerProgress, besides own: [Item]) -> [Item] {
    wordNetWords(
      among: progress.words.lazy.filter { $0.value.memory != nil }.map(\.key), besides: own)
  }

  /// The words of WordNet among some ids; what is ours, and what nobody knows, is left out.
  ///
  /// - Parameter own: those of our words that are among the ids.
  package func wordNetWords(among ids: some Sequence<ItemID>, besides own: [Item]) -> [Item] {
    let own = Set(own.map(\.id))
    return ids.filter { !own.contains($0) }.sorted().compactMap(wordNetWord)
  }

  /// A word of WordNet that games ask; nil where there is none. Where WordNet is not installed any
  /// more it is described as far as we know it ourselves.
  package func wordNetWord(_ id: ItemID) -> Item? {
    if let words = try? wordNet.value.get() { return words.word(id) }
    return library.levels?.word(
      id, definition: "what it means stands in WordNet, which is not installed here")
  }
}
