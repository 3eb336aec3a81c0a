import GameEngine

extension Sense {
  /// All that is shown of a meaning.
  var texts: [String] { [definition] + examples.map(\.text) + synonyms + antonyms }
}
