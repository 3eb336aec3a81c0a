package import ClientCore
package import GameEngine
package import Terminal

/// Builds look-ups, pronunciations and the player's lists of words, with their commands and
/// screens.
package struct WordsFeature: Sendable {
  package let core: Core

  package init(_ core: Core) { self.core = core }

  package var pronunciations: Pronunciations {
    Pronunciations(
      library: core.library, speech: core.speech, dataFolders: core.options.dataFolders)
  }

  package var rhymes: RhymeFinder {
    RhymeFinder(
      library: core.library, dataFolders: core.options.dataFolders,
      cmuInstallation: core.cmuInstallation)
  }

  package var history: AnswerHistory {
    AnswerHistory(
      library: core.library, sources: core.sources, store: core.store, host: core.host)
  }

  package var wordPrinter: WordPrinter {
    WordPrinter(lookUp: core.lookUp, presentation: core.presentation)
  }

  private var navigator: Navigator<Never> { Navigator(core) }

  /// A word that is looked up.
  ///
  /// - Parameter quote: the sentence of a book in which it was found; nil for none.
  package func wordScreen(_ request: WordRequest, quoting quote: BookQuote? = nil) -> any Screen {
    WordScreen(
      request, quote: quote, lookUp: core.lookUp, dictionaries: core.dictionaries,
      lists: core.lists, sharing: core.sharing, speech: core.speech, navigator: navigator,
      messages: core.messages)
  }

  /// A word of a list; `place` is an index of the list.
  package func wordScreen(in list: [ItemID], at place: Int) -> any Screen {
    WordScreen(
      list: list, at: place, lookUp: core.lookUp, dictionaries: core.dictionaries,
      lists: core.lists, sharing: core.sharing, speech: core.speech, navigator: navigator,
      messages: core.messages)
  }

  package var lookUpScreen: any Screen {
    LookUpScreen(
      library: core.library,
      words: { [core] in
        core.library.searched(in: (try? core.preferences.current().course) ?? .english)
      }, dictionaries: core.dictionaries, history: history,
      navigator: navigator, messages: core.messages)
  }

  package var favoritesScreen: any Screen { listScreen(.favorites) }

  package var seenWordsScreen: any Screen { listScreen(.seen) }

  private func listScreen(_ kind: WordListScreen.Kind) -> any Screen {
    WordListScreen(kind, lists: core.lists, navigator: navigator, messages: core.messages)
  }
}
