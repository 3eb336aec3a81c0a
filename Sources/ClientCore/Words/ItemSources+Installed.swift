package import GameEngine
import Lexicon
import Messages

extension ItemSources {
  /// The names of the sources of every installation, for completion on the command line.
  package static let installedNames = [SourceID.wordhoard, CardSource.all, WordNetSource.id].map(
    \.rawValue)

  /// Wordhoard's words, the player's cards, WordNet's words, which are read when they are first
  /// needed, and the given sources.
  package init(of library: WordLibrary, store: PlayerStore, and further: [any ItemSource] = []) {
    let own = PackSource(library.index)
    let words = Lazy { ItemSources.wordNetWords(in: library) }
    let wordNet = WordNetSource(
      own: own, levels: { library.levels }, words: { try words.value.get() })
    self.init(
      own: own, courses: library.courses, others: [CardSource(store: store), wordNet] + further
    ) { path, tags in
      try path.map { CardSource(of: try store.deck($0), store: store, tags: tags) }
        ?? CardSource(store: store, tags: tags)
    }
  }

  private static func wordNetWords(in library: WordLibrary) -> Result<WordNetWords, ClientError> {
    guard let wordNet = library.dictionaries.wordNet else {
      return .failure(
        ClientError(
          .wordNetMissing, "the source wordnet needs WordNet, which is not installed",
          remedy: "get it with `sudo apt install wordnet-base`", exit: .noInput))
    }
    return Result { () throws(ContentError) in
      WordNetWords(wordNet, levels: try WordLevels(path: library.levelsPath))
    }.mapError { ClientError($0) }
  }
}
