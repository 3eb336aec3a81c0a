package import ClientCore
package import ClientDiscover
import ClientTestSupport
package import Terminal

typealias Program = Lone<DiscoverFeature>

/// A player whose program is one feature.
typealias Player = TestPlayer<Program>

extension DiscoverFeature: LoneFeature {
  package func screen(of destination: Destination) -> (any Screen)? {
    switch destination {
    case .discover: discoverScreen
    default: nil
    }
  }
}

extension Lone where Feature == DiscoverFeature {
  var discover: DiscoverFeature { feature }
}
