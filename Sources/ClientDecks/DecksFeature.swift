package import ClientCore
import GameEngine
package import Terminal

/// The player's decks and cards, and their import and export.
package struct DecksFeature: Sendable {
  package let core: Core

  package init(_ core: Core) { self.core = core }

  package var decks: Decks { Decks(store: core.store, host: core.host) }

  package var cards: Cards { Cards(decks: decks, store: core.store, host: core.host) }

  package var translations: Translations { Translations(library: core.library) }

  package var search: DeckSearch {
    DeckSearch(
      decks: decks, store: core.store, home: core.options.home, cacheFolder: core.options.cache)
  }

  var media: MediaFolder { MediaFolder(home: core.options.home) }

  var importer: CardImporter {
    CardImporter(media: media, translations: translations, store: core.store, host: core.host)
  }

  var paster: CardPaster { CardPaster(importer: importer, presentation: core.presentation) }

  var exporter: CardExporter { CardExporter(decks: decks, media: media, store: core.store) }

  var starter: StarterCards {
    StarterCards(library: core.library, translations: translations, store: core.store)
  }

  /// Speaks cards, or plays their sounds.
  var cardVoice: CardVoice {
    CardVoice(speech: core.speech, player: MediaPlayer(media: media, host: core.host))
  }

  package var cardAdder: CardAdder {
    CardAdder(
      cards: cards, decks: decks, lookUp: core.lookUp, translations: translations,
      presentation: core.presentation)
  }
}

extension DecksFeature {
  private var navigator: Navigator<DeckRoute> { Navigator(core) { [self] in screen($0) } }

  package var decksScreen: any Screen {
    DecksScreen(
      decks: decks, changes: core.changes, exporter: exporter, home: core.host.environment["HOME"],
      navigator: navigator, messages: core.messages)
  }

  /// Makes the screen of the deck at a path.
  package func deckScreen(_ path: String) -> any Screen {
    DeckScreen(
      path, cards: cards, changes: core.changes, voice: cardVoice, navigator: navigator,
      messages: core.messages)
  }

  /// Makes the form for a card.
  package func cardScreen(_ start: CardStart) -> any Screen {
    CardScreen(
      start, cards: cards, decks: decks, lookUp: core.lookUp, translations: translations,
      messages: core.messages)
  }

  func screen(_ route: DeckRoute) -> any Screen {
    let messages = core.messages
    return switch route {
    case .learn(let path):
      SessionSizeScreen(
        path, usual: ((try? core.preferences.current()) ?? Settings(PlayerProgress())).session,
        navigator: navigator, messages: messages)
    case .flip(let ids, let place):
      FlipScreen(
        ids, at: place, cards: cards, changes: core.changes, voice: cardVoice,
        pictures: CardPictures(media: media), navigator: navigator, messages: messages)
    case .starter(let path):
      StarterScreen(
        path, level: (try? core.preferences.current())?.level ?? .any, starter: starter,
        decks: decks, cards: cards, messages: messages)
    case .pair(let path):
      PairScreen(path, decks: decks, translations: translations, messages: messages)
    case .importCards:
      ImportScreen(importer: importer, home: core.host.environment["HOME"], messages: messages)
    }
  }
}
