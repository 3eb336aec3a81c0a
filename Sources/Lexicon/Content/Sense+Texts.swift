import GameEngine

extension Sense {
  /// All texts of a meaning that can be shown.
  var texts: [String] {
    [definition] + examples.flatMap { [$0.text, $0.translation] } + synonyms + antonyms + patterns
  }
}
