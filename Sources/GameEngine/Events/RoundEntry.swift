/// The beginning of a round.
package struct RoundEntry: Hashable, EventEntry, Sendable {
  /// The ID of the round, which its answers refer to.
  package let round: EventID
  /// Mode, dealer, rules and edition of the round.
  package let header: RoundHeader
  /// The code from which a practice round can be dealt again; nil in other rounds.
  package let code: String?
  /// The random seed, if the round was dealt from one; nil in dailies and ranked rounds.
  package let seed: UInt32?
  /// Whether a missing accent makes an answer wrong; nil if not.
  package let strictAccents: Bool?

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

  /// Only the header contains numbers with a limited range.
  var isPlausible: Bool { header.isPlausible }
}
