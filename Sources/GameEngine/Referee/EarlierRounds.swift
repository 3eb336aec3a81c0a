/// The player's earlier rounds of one mode, for comparison with a new one.
package struct EarlierRounds: Hashable, Codable, Sendable {
  /// The number of finished rounds, at least 1.
  package internal(set) var rounds: Int
  /// Their mean score, rounded half up.
  package internal(set) var average: Int
  /// Their highest score.
  package internal(set) var best: Int

  package init(rounds: Int, average: Int, best: Int) {
    (self.rounds, self.average, self.best) = (rounds, average, best)
  }
}
