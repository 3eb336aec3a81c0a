/// The player's earlier rounds of one mode, to compare a new one with.
package struct EarlierRounds: Hashable, Codable, Sendable {
  /// How many there are.
  package let rounds: Int
  /// Their mean score, rounded.
  package let average: Int
  /// Their highest score.
  package let best: Int

  /// Rounds with these scores; nil if there are none.
  package init?(scores: [Int]) {
    guard let best = scores.max() else { return nil }
    rounds = scores.count
    average = (scores.reduce(0, +) + scores.count / 2) / scores.count
    self.best = best
  }
}
