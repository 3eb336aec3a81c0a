package import ClientBooks
package import ClientCore
import ClientTestSupport
package import Terminal

typealias Program = Lone<BooksFeature>

/// A player whose program is one feature.
typealias Player = TestPlayer<Program>

extension BooksFeature: LoneFeature {
  package func screen(of destination: Destination) -> (any Screen)? {
    switch destination {
    case .library: libraryScreen
    case .book(let request): readerScreen(request)
    default: nil
    }
  }
}

extension Lone where Feature == BooksFeature {
  var books: BooksFeature { feature }
}
