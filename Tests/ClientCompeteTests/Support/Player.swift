package import ClientCompete
package import ClientCore
import ClientTestSupport
package import Terminal

typealias Program = Lone<CompeteFeature>

/// A player whose program is one feature.
typealias Player = TestPlayer<Program>

extension CompeteFeature: LoneFeature {
  package func screen(of destination: Destination) -> (any Screen)? {
    switch destination {
    case .leaderboard(let key): leaderboardScreen(key)
    case .account: accountScreen
    case .signIn: signInScreen
    default: nil
    }
  }
}

extension Lone where Feature == CompeteFeature {
  var compete: CompeteFeature { feature }
}
