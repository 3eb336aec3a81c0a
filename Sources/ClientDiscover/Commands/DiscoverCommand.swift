import ArgumentParser
import ClientCore
import Discovery
import GameEngine
import Messages
import Synchronization

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

  struct Books: AsyncFeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "books", abstract: "List your tags, or the books of a tag.")
    @OptionGroup var options: GlobalOptions
    @OptionGroup var list: ListOptions
    @Argument(help: "The tag; without one, your tags are listed.", completion: .tags)
    var tag: [String] = []
    @Flag(help: "Ask each service, and print what it answers today.")
    var check = false

    func run(in feature: DiscoverFeature) async throws {
      let presentation = feature.presentation
      let messages = feature.messages
      if check { return try await checkServices(in: feature) }
      guard tag.isEmpty else {
        return try await feature.printBooks(of: tag.joined(separator: " "), list)
      }
      let tags = try feature.tags.list()
      try presentation.print(tags.map { TagJSON(tag: $0.text) }) {
        tags.isEmpty
          ? presentation.paragraphs([
            messages(
              "No tags yet; `wordhoard discover add TAG` adds one, such as \"sea stories\".")
          ])
          : tags.map { shortened($0.text) + "\n" }.joined()
      }
    }

    /// Asks each service once, and prints the results.
    ///
    /// - Throws: `ExitCode` if a service did not answer as expected.
    private func checkServices(in feature: DiscoverFeature) async throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let texts = FindingTexts(messages)
      let results = Mutex<[ServiceCheck.Result]>([])
      try await feature.finder.check { result in
        results.withLock { $0.append(result) }
        guard !presentation.isJSON else { return }
        presentation.host.output.write(texts.line(of: result) + "\n")
      }
      let all = results.withLock { $0 }
      try presentation.print(all.map { ServiceCheckJSON($0, in: messages) }) { "" }
      let isGood = all.allSatisfy { if case .success = $0.answer { true } else { false } }
      if !isGood { throw ExitCode(ClientError.Exit.unavailable.rawValue) }
    }
  }

  struct Add: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Add a tag, or bring a removed book back.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The tag, such as: sea stories; or the ID of a book, such as OL45804W.")
    var tag: [String]

    func run(in feature: DiscoverFeature) throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let finder = feature.finder
      let tags = feature.tags
      let text = tag.joined(separator: " ")
      guard try !feature.isBook(text) else {
        try finder.unhide(text)
        return try presentation.print(BookIDJSON(id: text)) {
          presentation.paragraphs([messages("The book \(text) is among those of your tags again.")])
        }
      }
      let (added, isNew) = try tags.add(text)
      let name = shortened(added.text)
      try presentation.print(TagJSON(tag: added.text)) {
        presentation.paragraphs([
          isNew
            ? messages("The tag \(name) is added; `wordhoard discover \(name)` shows its books.")
            : messages("The tag \(name) is there already.")
        ])
      }
    }
  }

  struct Remove: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Remove a tag, and what was stored for it, or a single book."
    )
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The tag, or the ID of a book.", completion: .tags)
    var tag: [String]

    func run(in feature: DiscoverFeature) throws {
      let presentation = feature.presentation
      let messages = feature.messages
      let texts = FindingTexts(feature.messages)
      let finder = feature.finder
      let tags = feature.tags
      let text = tag.joined(separator: " ")
      guard try !feature.isBook(text) else {
        let finding = try finder.storedFinding(text)
        try finder.hide(finding)
        let title = texts.title(of: finding)
        return try presentation.print(BookIDJSON(id: finding.id)) {
          presentation.paragraphs([
            messages("\(title) is removed; `wordhoard discover add \(finding.id)` brings it back.")
          ])
        }
      }
      let added = try tags.remove(text)
      let name = shortened(added.text)
      try presentation.print(TagJSON(tag: added.text)) {
        presentation.paragraphs([
          messages("The tag \(name) is removed; `wordhoard undo` brings it back.")
        ])
      }
    }
  }

  struct Reroll: AsyncFeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "reroll", abstract: "Draw other books of a tag.")
    @OptionGroup var options: GlobalOptions
    @OptionGroup var list: ListOptions
    @Argument(help: "The tag.", completion: .tags)
    var tag: [String]

    func run(in feature: DiscoverFeature) async throws {
      try await feature.printBooks(of: tag.joined(separator: " "), list, isRerolled: true)
    }
  }
}

private struct TagJSON: Encodable { let tag: String }

private struct BookIDJSON: Encodable { let id: String }

extension DiscoverFeature {
  /// Whether a text is the ID of a book, and not one of the player's tags.
  fileprivate func isBook(_ text: String) throws -> Bool {
    try finder.isBook(text) && !tags.contains(tags.tag(text))
  }

  /// Lists books that a tag finds.
  ///
  /// - Parameters:
  ///   - list: the results to list, and their order.
  ///   - isRerolled: whether to draw another order first.
  /// - Throws: `ClientError`.
  fileprivate func printBooks(
    of text: String, _ list: DiscoverCommand.ListOptions, isRerolled: Bool = false
  ) async throws {
    let tag = try tags.tag(text)
    let name = shortened(tag.text)
    let page = try await presentation.host.announcing(messages("looking for books: \(name)")) {
      try await finder.page(
        of: .tag(tag), at: .offset(list.from), count: list.limit, drawsAnew: isRerolled)
    }
    try await pagePrinter.print(page, order: try list.order(), tag: tag.text) {
      guard case .offset(let next) = page.next else { return [] }
      return [messages("More: `wordhoard discover \(name) --from \(next)`.")]
        + (try tags.contains(tag)
          ? [] : [messages("Keep the tag: `wordhoard discover add \(name)`.")])
    }
  }
}
