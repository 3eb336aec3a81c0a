package import GameEngine

/// What a practice round is asked to be; nil is what the settings say.
package struct PracticeRequest: Sendable {
  /// The forms to ask in; empty for what suits each word.
  package var forms: [String] = []
  /// The level.
  package var level: Level?
  /// The category.
  package var category: String?
  /// The name of the source of the items.
  package var source: String?
  /// How many questions.
  package var questions = 10
  /// Where chance starts.
  package var seed: UInt32?
  /// A friend's code, which says all of the above.
  package var code: String?
  /// Whether to draw by the classic rule.
  package var isClassic = false

  /// Nothing special.
  package init() {}
}
