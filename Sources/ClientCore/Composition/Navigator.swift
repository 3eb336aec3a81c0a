package import Terminal

/// Makes the screens that a screen of a feature opens, so that it depends on none of them.
///
/// ```swift
/// let navigator = Navigator<PlayRoute>(core) { route in screen(route) }
/// let own = navigator.screen(PlayRoute.playedDaily(daily))
/// let other = navigator.screen(.leaderboard(nil))  // of another feature
/// ```
///
/// `Route` names the screens of the feature; `Never` if it opens none of its own.
package struct Navigator<Route: Sendable>: Sendable {
  private let core: Core
  private let own: @Sendable (Route) -> any Screen

  /// - Parameter own: makes a screen of the feature.
  package init(_ core: Core, _ own: @escaping @Sendable (Route) -> any Screen) {
    self.core = core
    self.own = own
  }

  /// A screen of the same feature.
  package func screen(_ route: Route) -> any Screen { own(route) }

  /// A screen of any feature.
  package func screen(_ destination: Destination) -> any Screen { core.links.screen(destination) }
}

extension Navigator where Route == Never {
  /// A navigator of a feature that opens only screens of others.
  package init(_ core: Core) { self.init(core) { (_: Never) -> any Screen in } }
}
