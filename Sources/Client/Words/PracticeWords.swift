package import GameEngine
import Lexicon
package import Messages

/// The words that practice asks: Wordhoard's own, and WordNet's if the player wants them.
package struct PracticeWords: Sendable {
  private let library: WordLibrary
  private let messages: Messages
  private let wordNet: Lazy<Result<WordNetWords, ClientError>>

  /// Creates the practice words of a library; those of WordNet are read on first use.
  package init(_ library: WordLibrary, messages: Messages) {
    self.library = library
    self.messages = messages
    wordNet = Lazy { PracticeWords.wordNetWords(in: library) }
  }

  /// Reads the words of WordNet that games ask.
  private static func wordNetWords(in library: WordLibrary) -> Result<WordNetWords, ClientError> {
    guard let wordNet = library.dictionaries.wordNet else {
      return .failure(
        ClientError(
          "wordnet_missing",
          "the source wordnet needs WordNet, which is not installed: sudo apt install wordnet-base",
          exit: .noInput))
    }
    return Result { () throws(ContentError) in
      WordNetWords(wordNet, levels: try WordLevels(path: library.levelsPath))
    }.mapError { ClientError($0) }
  }

  /// The words that rounds are dealt from, with the pairs that may not appear together.
  ///
  /// - Throws: `ContentError`; `ClientError` if WordNet is required but not installed.
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

  /// The words that the player has met or answered and that are known here: Wordhoard's own in the order of
  /// the pack, then those of WordNet.
  package func met(by progress: PlayerProgress) -> [Item] {
    let own = library.pack.words.filter { progress.words[$0.id] != nil }
    return own + answeredElsewhere(progress, besides: own)
  }

  /// The words of WordNet that the player has answered.
  ///
  /// - Parameter own: the words of the pack that the player has met.
  package func answeredElsewhere(_ progress: PlayerProgress, besides own: [Item]) -> [Item] {
    wordNetWords(
      among: progress.words.lazy.filter { $0.value.memory != nil }.map(\.key), besides: own)
  }

  /// The words of WordNet among some ids; own words and unknown ones are left out.
  ///
  /// - Parameter own: the words of the pack among the ids.
  package func wordNetWords(among ids: some Sequence<ItemID>, besides own: [Item]) -> [Item] {
    let own = Set(own.map(\.id))
    return ids.filter { !own.contains($0) }.sorted().compactMap(wordNetWord)
  }

  /// A word of WordNet that games ask; nil if there is none. If WordNet is no longer installed, the word
  /// has its level and frequency, but no definition.
  package func wordNetWord(_ id: ItemID) -> Item? {
    if let words = try? wordNet.value.get() { return words.word(id) }
    return library.levels?.word(
      id, definition: messages("its definition is in WordNet, which is not installed here"))
  }
}
