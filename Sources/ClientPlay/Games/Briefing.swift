import ClientCore

/// A game that the player begins only when they are ready.
package enum Briefing: Sendable {
  /// The daily of a server, with its one attempt.
  case rankedDaily
  /// A run on a server.
  case rankedRun
  /// A `speed` game of sixty seconds.
  case speed
}
