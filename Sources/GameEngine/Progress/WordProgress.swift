/// What a player has done with one word.
package struct WordProgress: Hashable, Sendable {
  /// How often it was shown, in questions and outside.
  package var seen = 0
  /// Right answers.
  package var right = 0
  /// Misses and passes.
  package var wrong = 0
  /// Where it stands.
  package var difficulty = Difficulty.new
  /// When it was last shown, in milliseconds since 1970.
  package var lastSeen: Int64 = 0

  /// A word that was never shown.
  package init() {}
}
