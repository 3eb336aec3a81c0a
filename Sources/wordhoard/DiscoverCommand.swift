import ArgumentParser
import ClientBooks
import ClientCore
import ClientDiscover
import Messages

struct DiscoverCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "discover", _superCommandName: "wordhoard",
    abstract: "Find books by tags, and fetch free ones into your library.",
    discussion: """
      Books come from Open Library, and free texts from Project Gutenberg and from catalogs in OPDS. The first \
      pages, covers and descriptions are asked for once; later they are shown from this machine.
      """,
    subcommands: [
      Books.self, Add.self, Remove.self, Reroll.self, Show.self, Get.self, CatalogCommand.self,
    ], defaultSubcommand: Books.self)

  struct Books: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "books", abstract: "List your tags, or the books of a tag.")
    @OptionGroup var options: GlobalOptions
    @OptionGroup var list: ListOptions
    @Argument(help: "The tag; without one, your tags are listed.", completion: .tags)
    var tag: [String] = []
    @Flag(help: "Ask each service, and print what it answers today.")
    var check = false

    func run() async throws {
      let commands = try options.client().discover.discoverCommands
      if check {
        let code = try await commands.check()
        if code != 0 { throw ExitCode(code) }
      } else if tag.isEmpty {
        try commands.list()
      } else {
        try await commands.books(
          of: tag.joined(separator: " "), from: list.from, limit: list.limit, order: list.order())
      }
    }
  }

  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Add a tag, or bring a removed book back.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The tag, such as: sea stories; or the ID of a book, such as OL45804W.")
    var tag: [String]

    func run() throws {
      try options.client().discover.discoverCommands.add(tag.joined(separator: " "))
    }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Remove a tag, and what was stored for it, or a single book."
    )
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The tag, or the ID of a book.", completion: .tags)
    var tag: [String]

    func run() throws {
      try options.client().discover.discoverCommands.remove(tag.joined(separator: " "))
    }
  }

  struct Reroll: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "reroll", abstract: "Draw other books of a tag.")
    @OptionGroup var options: GlobalOptions
    @OptionGroup var list: ListOptions
    @Argument(help: "The tag.", completion: .tags)
    var tag: [String]

    func run() async throws {
      try await options.client().discover.discoverCommands.books(
        of: tag.joined(separator: " "), from: list.from, limit: list.limit, order: list.order(),
        isRerolled: true)
    }
  }

  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show all about a book that was found.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The ID of the book, such as OL45804W.")
    var id: String

    func run() async throws { try await options.client().discover.discoverCommands.show(id) }
  }

  struct Get: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "get", abstract: "Fetch a free book into your library.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The ID of the book, such as OL45804W.")
    var id: String

    func run() async throws { try await options.client().discover.discoverCommands.get(id) }
  }
}

extension DiscoverCommand {
  /// The part of a list that is shown, and its order.
  struct ListOptions: ParsableArguments {
    @Option(help: "Pass over so many results.")
    var from = 0
    @Option(help: "The number of books, 1 to 100.")
    var limit = 10
    @Option(
      help:
        "The order: drawn, or understood (a guess from the descriptions, each of which is asked for).",
      completion: .list(DiscoverCommands.Order.allCases.map(\.rawValue)))
    var sort = DiscoverCommands.Order.drawn.rawValue

    func validate() throws {
      guard (1...100).contains(limit) else { throw ValidationError("--limit must be 1 to 100") }
      guard from >= 0 else { throw ValidationError("--from must be 0 or greater") }
    }

    /// The order that `--sort` names.
    ///
    /// - Throws: `ClientError` for an unknown one.
    func order() throws -> DiscoverCommands.Order {
      guard let order = DiscoverCommands.Order(rawValue: sort) else {
        let known = DiscoverCommands.Order.allCases.map(\.rawValue).joined(separator: ", ")
        throw ClientError(
          .unknownOrder, "unknown order \"\(sort)\"", remedy: "choose one of \(known)",
          exit: .usage)
      }
      return order
    }
  }

  struct CatalogCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "catalog", abstract: "Keep catalogs of books in OPDS.",
      subcommands: [List.self, Add.self, Remove.self, Show.self], defaultSubcommand: List.self)

    struct List: ParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the catalogs.")
      @OptionGroup var options: GlobalOptions

      func run() throws { try options.client().discover.discoverCommands.listCatalogs() }
    }

    struct Add: ParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a catalog.")
      @OptionGroup var options: GlobalOptions
      @Argument(help: "Its address, which begins with https.")
      var url: String

      func run() throws { try options.client().discover.discoverCommands.addCatalog(url) }
    }

    struct Remove: ParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove a catalog, and what was stored for it.")
      @OptionGroup var options: GlobalOptions
      @Argument(help: "Its address or a part of it.", completion: .catalogs)
      var url: String

      func run() throws { try options.client().discover.discoverCommands.removeCatalog(url) }
    }

    struct Show: AsyncParsableCommand {
      static let configuration = CommandConfiguration(
        commandName: "show", abstract: "List the books of a catalog.")
      @OptionGroup var options: GlobalOptions
      @Argument(help: "Its address or a part of it.", completion: .catalogs)
      var url: String
      @Argument(help: "Words to search for in it.")
      var words: [String] = []
      @Option(help: "The address of one of its pages.")
      var page: String?

      func run() async throws {
        try await options.client().discover.discoverCommands.books(
          ofCatalog: url, words: words.joined(separator: " "), page: page)
      }
    }
  }
}
