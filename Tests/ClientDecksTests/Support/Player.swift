package import ClientCore
package import ClientDecks
import ClientTestSupport
package import Terminal

typealias Program = Lone<DecksFeature>

/// A player whose program is one feature.
typealias Player = TestPlayer<Program>

extension DecksFeature: LoneFeature {
  package func screen(of destination: Destination) -> (any Screen)? {
    switch destination {
    case .decks: decksScreen
    case .deck(let path): deckScreen(path)
    case .card(let start): cardScreen(start)
    default: nil
    }
  }
}

extension Lone where Feature == DecksFeature {
  var decks: DecksFeature { feature }
}
