package import ClientCore
package import ClientPlay
import ClientTestSupport
package import Terminal

typealias Program = Lone<PlayFeature>

/// A player whose program is one feature.
typealias Player = TestPlayer<Program>

extension PlayFeature: LoneFeature {
  package func screen(of destination: Destination) -> (any Screen)? {
    switch destination {
    case .game(let request): gameScreen(request)
    case .replay(let run): replayScreen(of: run)
    default: nil
    }
  }
}

extension Lone where Feature == PlayFeature {
  var play: PlayFeature { feature }
}
