import ArgumentParser
import ClientCore
import Discovery
import GameEngine
import Messages

extension DiscoverCommand {
  struct CatalogCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "catalog", abstract: "Keep catalogs of books in OPDS.",
      subcommands: [List.self, Add.self, Remove.self, Show.self], defaultSubcommand: List.self)

    struct List: FeatureCommand {
      static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the catalogs.")
      @OptionGroup var options: GlobalOptions

      func run(in feature: DiscoverFeature) throws {
        let presentation = feature.presentation
        let catalogs = feature.catalogs
        let list = try catalogs.list()
        try presentation.print(list.map { CatalogJSON(address: $0.address, isOwn: $0.isOwn) }) {
          list.map { shortened($0.address, to: 500) + "\n" }.joined()
        }
      }
    }

    struct Add: FeatureCommand {
      static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a catalog.")
      @OptionGroup var options: GlobalOptions
      @Argument(help: "Its address, which begins with https.")
      var url: String

      func run(in feature: DiscoverFeature) throws {
        let presentation = feature.presentation
        let messages = feature.messages
        let catalogs = feature.catalogs
        let (address, isNew) = try catalogs.add(url)
        let shown = shortened(address, to: 300)
        try presentation.print(CatalogJSON(address: address, isOwn: false)) {
          presentation.paragraphs([
            isNew
              ? messages(
                "\(shown) is added; `wordhoard discover catalog show \(shown)` lists its books.")
              : messages("\(shown) is there already.")
          ])
        }
      }
    }

    struct Remove: FeatureCommand {
      static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a catalog, and what was stored for it.")
      @OptionGroup var options: GlobalOptions
      @Argument(help: "Its address or a part of it.", completion: .catalogs)
      var url: String

      func run(in feature: DiscoverFeature) throws {
        let presentation = feature.presentation
        let messages = feature.messages
        let catalogs = feature.catalogs
        let address = try catalogs.remove(url)
        let shown = shortened(address, to: 300)
        try presentation.print(CatalogJSON(address: address, isOwn: false)) {
          presentation.paragraphs([
            messages("\(shown) is removed; `wordhoard undo` brings it back.")
          ])
        }
      }
    }

    struct Show: AsyncFeatureCommand {
      static let configuration = CommandConfiguration(
        commandName: "show", abstract: "List the books of a catalog.")
      @OptionGroup var options: GlobalOptions
      @Argument(help: "Its address or a part of it.", completion: .catalogs)
      var url: String
      @Argument(help: "Words to search for in it.")
      var words: [String] = []
      @Option(help: "The address of one of its pages.")
      var page: String?

      func run(in feature: DiscoverFeature) async throws {
        let presentation = feature.presentation
        let messages = feature.messages
        let finder = feature.finder
        let catalogs = feature.catalogs
        let text = words.joined(separator: " ")
        let catalog = try catalogs.catalog(url).address
        let list: FindingList =
          text.isEmpty
          ? .page(try ServiceAddress(self.page ?? catalog), catalog: catalog)
          : .search(text, catalog: catalog)
        let page = try await presentation.host.announcing(messages("reading the catalog")) {
          try await finder.page(of: list, count: 0)
        }
        try await feature.pagePrinter.print(page, order: .drawn, catalog: catalog) {
          guard case .page(let next) = page.next else { return [] }
          let (name, address) = (shortened(url, to: 200), shortened(next.text, to: 500))
          return [messages("More: `wordhoard discover catalog show \(name) --page \(address)`.")]
        }
      }
    }
  }
}

private struct CatalogJSON: Encodable {
  let address: String
  let isOwn: Bool
}
