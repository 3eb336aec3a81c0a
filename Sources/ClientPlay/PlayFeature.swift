package import ClientCore
import GameEngine
package import Terminal

/// Builds games, sessions and replays, with their commands and screens.
package struct PlayFeature: Sendable {
  package let core: Core

  package init(_ core: Core) { self.core = core }

  private var factory: GameFactory {
    GameFactory(library: core.library, store: core.store, speech: core.speech, host: core.host)
  }

  package var sessions: LearnSessions {
    LearnSessions(
      sources: core.sources, scopes: core.scopes, books: core.links.bookPractice, games: factory,
      store: core.store, host: core.host)
  }

  package var games: Games {
    let ranked = RankedGames(
      server: core.server, games: factory, store: core.store, host: core.host)
    return Games(
      challenges: Challenges(
        ranked: ranked, sources: core.sources, games: factory, store: core.store,
        host: core.host),
      rounds: PracticeRounds(
        sources: core.sources, scopes: core.scopes, books: core.links.bookPractice,
        paragraphs: ParagraphRounds(
          library: core.library, sources: core.sources, books: core.links.bookPractice,
          games: factory, store: core.store, host: core.host),
        games: factory, store: core.store, host: core.host),
      sessions: sessions)
  }

  package var replays: Replays { Replays(server: core.server) }

  package var lineGames: LineGames {
    LineGames(
      games: games, cards: core.links.cardKeeper, lookUp: core.lookUp,
      lists: core.lists, presentation: core.presentation)
  }
}

extension PlayFeature {
  private var navigator: Navigator<PlayRoute> { Navigator(core) { [self] in screen($0) } }

  package func gameScreen(_ request: GameRequest) -> any Screen {
    GameScreen(
      request, games: games,
      actions: VerdictActions(
        lists: core.lists, speech: core.speech, navigator: navigator, messages: core.messages),
      guardMillis: ((try? core.store.settings()) ?? Settings([:])).answerDelay,
      now: core.host.now, uptimeMillis: core.host.uptimeMillis)
  }

  package func replayScreen(of run: String) -> any Screen {
    ReplayScreen(run: run, replays: replays, navigator: navigator, messages: core.messages)
  }

  func screen(_ route: PlayRoute) -> any Screen {
    switch route {
    case .playedDaily(let daily):
      ResultScreen(
        played: daily, lists: core.lists, now: core.host.now(), navigator: navigator,
        messages: core.messages)
    }
  }
}
