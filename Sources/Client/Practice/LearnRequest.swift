package import GameEngine

/// What a session is asked to be; nil is what the settings say.
package struct LearnRequest: Sendable {
  /// How many words; it is remembered.
  package var words: Int?
  /// The level.
  package var level: Level?
  /// The category.
  package var category: String?
  /// Where the words come from.
  package var source: WordSource?
  /// Whether to take the hardest words first.
  package var isClassic = false

  /// Nothing special.
  package init() {}
}
