package import GameEngine

/// The meaning of a text, for which the player's journal is not needed.
package enum Definition: Sendable {
  /// Own words, at least one.
  case ours([Item])
  /// The entries of a dictionary.
  case elsewhere(DictionaryAnswer)
}
