/// A round with its key, as a dealer makes it.
package struct DealtRound: Hashable, Sendable {
  /// The public part.
  package let round: Round
  /// The secret part, for the referee.
  package let key: RoundKey
  /// The questions in which misses come back.
  package let returns: Returns

  /// A round with its key.
  package init(round: Round, key: RoundKey, returns: Returns = .none) {
    self.round = round
    self.key = key
    self.returns = returns
  }
}
