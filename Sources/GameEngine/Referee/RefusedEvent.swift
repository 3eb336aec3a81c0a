/// Why a move was not taken.
package struct RefusedEvent: Hashable, Codable, Sendable {
  /// The question that stays open, or the last one.
  package let index: Int
  /// A stable name.
  package let code: String
  /// One sentence for the player.
  package let spoken: String

  /// A refusal.
  package init(index: Int, code: String, spoken: String) {
    self.index = index
    self.code = code
    self.spoken = spoken
  }
}
