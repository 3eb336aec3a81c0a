package import ClientCore
package import GameEngine
import ScoreAPI
package import Terminal

/// The account, leaderboards and groups on a score server.
package struct CompeteFeature: Sendable {
  package let core: Core

  package init(_ core: Core) { self.core = core }

  package var signIn: SignIn {
    SignIn(server: core.server, library: core.library, store: core.store, host: core.host)
  }

  package var account: OwnAccount { OwnAccount(server: core.server, sync: core.sync) }

  package var leaderboards: Leaderboards {
    Leaderboards(
      server: core.server, sources: core.sources, store: core.store, host: core.host)
  }

  package var groups: Groups { Groups(server: core.server) }
}

extension CompeteFeature {
  private var navigator: Navigator<CompeteRoute> { Navigator(core) { [self] in screen($0) } }

  /// - Parameter key: the board to open; nil for today's daily.
  package func leaderboardScreen(_ key: BoardKey?) -> any Screen { board(key) }

  package var accountScreen: any Screen {
    AccountScreen(
      account: account, signIn: signIn, sync: core.sync, server: core.server,
      navigator: navigator, messages: core.messages)
  }

  package var signInScreen: any Screen {
    SignInScreen(
      signIn: signIn, server: core.server, preferences: core.preferences, messages: core.messages)
  }

  func screen(_ route: CompeteRoute) -> any Screen {
    switch route {
    case .groupLeaderboard(let group): board(nil, of: group)
    case .groups: GroupsScreen(groups: groups, navigator: navigator, messages: core.messages)
    case .group(let group):
      GroupScreen(group, groups: groups, navigator: navigator, messages: core.messages)
    case .player(let name):
      PlayerScreen(
        name, leaderboards: leaderboards, navigator: navigator, messages: core.messages)
    }
  }

  private func board(_ key: BoardKey?, of group: GroupView? = nil) -> any Screen {
    LeaderboardScreen(
      key, of: group, leaderboards: leaderboards, server: core.server, now: core.host.now,
      navigator: navigator, messages: core.messages)
  }
}
