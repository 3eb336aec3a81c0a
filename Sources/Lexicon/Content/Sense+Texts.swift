import GameEngine

extension Sense {
  /// All texts of a meaning that can be shown.
  var texts: [String] { [definition] + examples.map(\.text) + synonyms + antonyms + patterns }
}
