package import ClientCore
package import ClientProgress
import ClientTestSupport
package import Terminal

typealias Program = Lone<ProgressFeature>

/// A player whose program is one feature.
typealias Player = TestPlayer<Program>

extension ProgressFeature: LoneFeature {
  package var home: (any Screen)? { homeScreen(nil) }

  package func screen(of destination: Destination) -> (any Screen)? { nil }
}

extension Lone where Feature == ProgressFeature {
  var progress: ProgressFeature { feature }
}
