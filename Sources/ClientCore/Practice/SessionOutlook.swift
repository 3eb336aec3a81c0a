package import GameEngine

/// What the next session will ask, as it is promised before.
package struct SessionOutlook: Sendable {
  /// The words that it saves from being forgotten.
  package let saved: [Item]
  /// The number of its other words: new ones, and those that it keeps fresh.
  package let others: Int

  /// Whether more words fade than it has room for.
  package let hasMore: Bool

  package init(saved: [Item], others: Int, hasMore: Bool) {
    (self.saved, self.others, self.hasMore) = (saved, others, hasMore)
  }

  /// A session that saves nothing.
  package static let nothing = SessionOutlook(saved: [], others: 0, hasMore: false)

  /// The milliseconds that an answer of a session takes a player, from the latest sessions, else from the latest rounds.
  package static func millisPerAnswer(_ progress: PlayerProgress) -> Int {
    let rounds = progress.recentRounds.compactMap { progress.rounds[$0] }
      .filter { !$0.outcomes.isEmpty }
    let sessions = rounds.filter { $0.header.mode == .learn }
    let counted = sessions.isEmpty ? rounds : sessions
    let answers = counted.reduce(0) { $0 + $1.outcomes.count }
    let millis = counted.reduce(0) { $0 + $1.tally.elapsedMillis }
    return answers > 0 ? min(60_000, millis / answers) : 10_000
  }
}
