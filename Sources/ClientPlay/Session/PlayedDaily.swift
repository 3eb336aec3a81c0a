import ClientCore
package import GameEngine

/// A daily that was played.
package struct PlayedDaily: Sendable {
  package let round: RoundProgress
  /// Its result; on a server, with its rank.
  package let result: ResultEvent
  package let progress: PlayerProgress
}
