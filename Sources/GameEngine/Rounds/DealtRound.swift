/// A round with its key, as a dealer returns it.
package struct DealtRound: Hashable, Sendable {
  /// The public part, for the player.
  package let round: Round
  /// The secret part, for the referee.
  package let key: RoundKey
  /// The questions in which misses come back; `none` outside of sessions.
  package let returns: Returns

  package init(round: Round, key: RoundKey, returns: Returns = .none) {
    self.round = round
    self.key = key
    self.returns = returns
  }
}
