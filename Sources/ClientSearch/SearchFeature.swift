package import ClientCore
package import Terminal

/// Search in everything that the player has.
package struct SearchFeature: Sendable {
  package let core: Core

  package init(_ core: Core) { self.core = core }

  /// The search in our words, which is one of the sources.
  package var words: WordSearch {
    WordSearch(
      library: core.library, preferences: core.preferences, cacheFolder: core.options.cache)
  }

  package var search: Search { Search(core.links.searchSources) }

  package var searchScreen: any Screen {
    SearchScreen(
      search: search, entries: core.links.paletteEntries, navigator: Navigator<Never>(core),
      messages: core.messages)
  }
}
