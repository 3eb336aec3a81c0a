import ClientDecks
import ClientTestSupport
import GameEngine

extension DeckDetails {
  /// The options of `deck new` and `deck edit`.
  var arguments: [String] {
    option("--pair", pair) + option("--title", title) + option("--description", description)
  }
}
