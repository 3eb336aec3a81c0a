package import GameEngine

/// What a session is asked to be; nil is what the settings say.
package struct LearnRequest: Sendable {
  /// How many words; it is remembered.
  package var words: Int?
  /// The level.
  package var level: Level?
  /// The category.
  package var category: String?
  /// The name of the source of the items.
  package var source: String?
  /// Whether to take the hardest words first.
  package var isClassic = false

  /// Nothing special.
  package init() {}
}
