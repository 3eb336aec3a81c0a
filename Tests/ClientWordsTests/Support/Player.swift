package import ClientCore
import ClientTestSupport
package import ClientWords
package import Terminal

typealias Program = Lone<WordsFeature>

/// A player whose program is one feature.
typealias Player = TestPlayer<Program>

extension WordsFeature: LoneFeature {
  package func screen(of destination: Destination) -> (any Screen)? {
    switch destination {
    case .word(let request): wordScreen(request)
    case .bookWord(let request, let quote): wordScreen(request, quoting: quote)
    case .words(let list, let place): wordScreen(in: list, at: place)
    case .lookUp: lookUpScreen
    case .favorites: favoritesScreen
    case .seenWords: seenWordsScreen
    default: nil
    }
  }
}

extension Lone where Feature == WordsFeature {
  var words: WordsFeature { feature }
}
