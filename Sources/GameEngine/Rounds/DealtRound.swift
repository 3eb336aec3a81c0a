/// A round with its key, as a dealer makes it.
package struct DealtRound: Hashable, Sendable {
  /// The public part.
  package let round: Round
  /// The secret part, for the referee.
  package let key: RoundKey

  /// A round with its key.
  package init(round: Round, key: RoundKey) {
    self.round = round
    self.key = key
  }
}
