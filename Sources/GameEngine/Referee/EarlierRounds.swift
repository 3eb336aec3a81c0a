/// The player's earlier rounds of one mode, to compare a new one with.
package struct EarlierRounds: Hashable, Codable, Sendable {
  /// How many there are.
  package internal(set) var rounds: Int
  /// Their mean score, rounded.
  package internal(set) var average: Int
  /// Their highest score.
  package internal(set) var best: Int

  /// Rounds with these figures.
  package init(rounds: Int, average: Int, best: Int) {
    (self.rounds, self.average, self.best) = (rounds, average, best)
  }
}
