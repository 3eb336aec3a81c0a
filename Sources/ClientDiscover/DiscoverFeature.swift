package import ClientCore
import Discovery
package import Terminal

/// Finds books at services by tags and in catalogs. It adds them to the library
/// through `BookKeeper`.
package struct DiscoverFeature: Sendable {
  package let core: Core

  package init(_ core: Core) { self.core = core }

  private var folder: String { "\(core.options.cache)/discovery" }

  private var answers: DiscoveryStore { DiscoveryStore(folder: folder) }

  package var tags: BookTags { BookTags(store: core.store, answers: answers) }

  package var catalogs: BookCatalogs {
    BookCatalogs(store: core.store, answers: answers, host: core.host)
  }

  package var finder: BookFinder {
    BookFinder(
      store: core.store, tags: tags, answers: answers, books: core.links.bookKeeper, folder: folder,
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
        finding, finder: finder, books: core.links.bookKeeper, navigator: navigator,
        messages: core.messages)
    }
  }
}
