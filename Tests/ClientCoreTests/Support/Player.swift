package import ClientCore
import ClientTestSupport
package import Terminal

typealias Program = Lone<Core>

/// A player whose program is the core of the client.
typealias Player = TestPlayer<Program>

extension Core: LoneFeature {
  package func screen(of destination: Destination) -> (any Screen)? { nil }
}
