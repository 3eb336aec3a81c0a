import ClientBooks
package import ClientCore
import Discovery
package import Terminal

/// Finds books at services by tags and in catalogs. It is the only feature that uses another one,
/// because it adds books to the library.
package struct DiscoverFeature: Sendable {
  package let core: Core
  let books: BooksFeature

  package init(_ core: Core) {
    self.core = core
    books = BooksFeature(core)
  }

  private var folder: String { "\(core.options.cache)/discovery" }

  private var answers: DiscoveryStore { DiscoveryStore(folder: folder) }

  package var tags: BookTags { BookTags(store: core.store, answers: answers) }

  package var catalogs: BookCatalogs {
    BookCatalogs(store: core.store, answers: answers, host: core.host)
  }

  package var finder: BookFinder {
    BookFinder(
      store: core.store, tags: tags, answers: answers, library: books.library, folder: folder,
      program: core.options.program, host: core.host)
  }
}

extension DiscoverFeature {
  private var navigator: Navigator<DiscoverRoute> { Navigator(core) { [self] in screen($0) } }

  package var discoverScreen: any Screen {
    DiscoverScreen(
      tags: tags, catalogs: catalogs, changes: core.changes, navigator: navigator,
      messages: core.messages)
  }

  func screen(_ route: DiscoverRoute) -> any Screen {
    switch route {
    case .findings(let list):
      CollageScreen(list, finder: finder, navigator: navigator, messages: core.messages)
    case .finding(let finding):
      FindingScreen(
        finding, finder: finder, vocabularies: books.vocabularies, navigator: navigator,
        messages: core.messages)
    }
  }
}
