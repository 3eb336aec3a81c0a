/// The beginning of a round.
package struct RoundEntry: Hashable, Codable, Sendable {
  /// The round's own id, which its answers name.
  package let round: EventID
  /// How it is announced.
  package let header: RoundHeader
  /// The code of a practice round, by which it can be dealt again.
  package let code: String?
  /// Where chance started, in rounds that are not dailies.
  package let seed: UInt32?
  /// Whether a missing accent is a miss in it; nil where not.
  package let strictAccents: Bool?

  /// A beginning.
  package init(
    round: EventID, header: RoundHeader, code: String? = nil, seed: UInt32? = nil,
    strictAccents: Bool = false
  ) {
    self.strictAccents = strictAccents ? true : nil
    self.round = round
    self.header = header
    self.code = code
    self.seed = seed
  }
}
