/// A round with its key, as a dealer makes it.
package struct DealtRound: Hashable, Sendable {
  /// What the player sees.
  package let round: Round
  /// What the referee sees.
  package let key: RoundKey

  /// A round with its key.
  package init(round: Round, key: RoundKey) {
    self.round = round
    self.key = key
  }
}
