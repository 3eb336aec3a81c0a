/// What a question asks of a player: to understand a term, or to find it.
///
/// Most items have one memory for both. A card that was two cards of a note in Anki has one for each.
package enum Skill: String, Hashable, Codable, Sendable, CaseIterable {
  /// The term is shown, and its meaning is asked.
  case recognition
  /// The meaning is shown, and the term is asked.
  case recall
}
