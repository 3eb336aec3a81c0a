/// The beginning of a round.
package struct RoundEntry: Hashable, EventEntry, Sendable {
  /// The round's own id, which its answers name.
  package let round: EventID
  /// Its header.
  package let header: RoundHeader
  /// The code of a practice round, by which it can be dealt again.
  package let code: String?
  /// The random seed of a round that is not a daily.
  package let seed: UInt32?
  /// Whether a missing accent is a miss in it; nil if not.
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

  /// The header checks itself when it is read.
  var isPlausible: Bool { header.isPlausible }
}
