import ClientBooks
import ClientCore
import Discovery
import GameEngine
import Messages
import Synchronization

/// Commands that find books at services.
package struct DiscoverCommands: Sendable {
  /// The order of a list of books.
  package enum Order: String, Sendable, CaseIterable {
    /// In the order of the page: for a tag, the order that was drawn.
    case drawn
    /// Best understood first: by the share of the description's words that the player probably
    /// knows.
    case understood
  }

  let finder: BookFinder
  let tags: BookTags
  let catalogs: BookCatalogs
  let vocabularies: Vocabularies
  let presentation: Presentation

  private var messages: Messages { presentation.messages }
  private var texts: FindingTexts { FindingTexts(messages) }

  // MARK: - Tags

  private struct TagJSON: Encodable { let tag: String }

  /// Lists the tags in the order in which they were added.
  ///
  /// - Throws: `ClientError`.
  package func list() throws {
    let tags = try tags.list()
    try presentation.print(tags.map { TagJSON(tag: $0.text) }) {
      tags.isEmpty
        ? presentation.paragraphs([
          messages(
            "No tags yet; `wordhoard discover add TAG` adds one, such as \"sea stories\".")
        ])
        : tags.map { shortened($0.text) + "\n" }.joined()
    }
  }

  private struct BookIDJSON: Encodable { let id: String }

  /// Whether a text is the ID of a book, and not one of the player's tags.
  private func isBook(_ text: String) throws -> Bool {
    try finder.isBook(text) && !tags.contains(tags.tag(text))
  }

  /// Adds a tag, or restores a book that was removed.
  ///
  /// - Throws: `ClientError`.
  package func add(_ text: String) throws {
    guard try !isBook(text) else {
      try finder.unhide(text)
      return try presentation.print(BookIDJSON(id: text)) {
        presentation.paragraphs([messages("The book \(text) is among those of your tags again.")])
      }
    }
    let (tag, isNew) = try tags.add(text)
    let name = shortened(tag.text)
    try presentation.print(TagJSON(tag: tag.text)) {
      presentation.paragraphs([
        isNew
          ? messages("The tag \(name) is added; `wordhoard discover \(name)` shows its books.")
          : messages("The tag \(name) is there already.")
      ])
    }
  }

  /// Removes a tag and everything that was stored only for it, or removes a book from the tags.
  ///
  /// - Throws: `ClientError`.
  package func remove(_ text: String) throws {
    guard try !isBook(text) else {
      let finding = try finder.storedFinding(text)
      try finder.hide(finding)
      let title = texts.title(of: finding)
      return try presentation.print(BookIDJSON(id: finding.id)) {
        presentation.paragraphs([
          messages("\(title) is removed; `wordhoard discover add \(finding.id)` brings it back.")
        ])
      }
    }
    let tag = try tags.remove(text)
    let name = shortened(tag.text)
    try presentation.print(TagJSON(tag: tag.text)) {
      presentation.paragraphs([
        messages("The tag \(name) is removed; `wordhoard undo` brings it back.")
      ])
    }
  }

  // MARK: - Books

  /// Lists books that a tag finds.
  ///
  /// - Parameters:
  ///   - start: the number of results to skip.
  ///   - limit: the maximum number of books.
  ///   - isRerolled: whether to draw another order first.
  /// - Throws: `ClientError`.
  package func books(
    of text: String, from start: Int, limit: Int, order: Order, isRerolled: Bool = false
  ) async throws {
    let tag = try tags.tag(text)
    let name = shortened(tag.text)
    let page = try await presentation.host.announcing(messages("looking for books: \(name)")) {
      try await finder.page(
        of: .tag(tag), at: .offset(start), count: limit, drawsAnew: isRerolled)
    }
    try await show(page, order: order, tag: tag.text) {
      guard case .offset(let next) = page.next else { return [] }
      return [messages("More: `wordhoard discover \(name) --from \(next)`.")]
        + (try tags.contains(tag)
          ? [] : [messages("Keep the tag: `wordhoard discover add \(name)`.")])
    }
  }

  /// Lists the books of a catalog, or of one of its pages.
  ///
  /// - Parameters:
  ///   - text: the address of the catalog, or a part of it.
  ///   - words: the words to search for; empty for the first page of the catalog.
  ///   - pageAddress: the address of one of its pages; nil for the first.
  /// - Throws: `ClientError`.
  package func books(ofCatalog text: String, words: String, page pageAddress: String?) async throws
  {
    let catalog = try catalogs.catalog(text).address
    let list: FindingList =
      words.isEmpty
      ? .page(try ServiceAddress(pageAddress ?? catalog), catalog: catalog)
      : .search(words, catalog: catalog)
    let page = try await presentation.host.announcing(messages("reading the catalog")) {
      try await finder.page(of: list, count: 0)
    }
    try await show(page, order: .drawn, catalog: catalog) {
      guard case .page(let next) = page.next else { return [] }
      let (name, address) = (shortened(text, to: 200), shortened(next.text, to: 500))
      return [messages("More: `wordhoard discover catalog show \(name) --page \(address)`.")]
    }
  }

  private func show(
    _ page: FindingPage, order: Order, tag: String? = nil, catalog: String? = nil,
    hints: () throws -> [String]
  ) async throws {
    var rows = page.findings.map { (finding: $0, understood: nil as Double?) }
    if order == .understood { rows = try await sorted(rows.map(\.finding)) }
    let json = FindingPageJSON(
      page, tag: tag, catalog: catalog,
      books: rows.map { FindingJSON($0.finding, understood: $0.understood) }, in: messages)
    if let missing = page.missing, !presentation.isJSON {
      presentation.host.remark(missing.text(in: messages))
    }
    try presentation.print(json) {
      guard !rows.isEmpty else { return messages("No books were found.") + "\n" }
      let (isSpoken, style) = (try presentation.isSpoken(), try presentation.style())
      let list = rows.map { finding, understood in
        let line = texts.line(of: finding, understood: understood)
        let title = texts.title(of: finding)
        return isSpoken
          ? presentation.paragraphs(["\(title): \(line)."])
          : style(.word, title) + "\n  "
            + wrapped(line, width: presentation.width, indent: 2, hanging: true) + "\n"
      }
      let guess =
        order == .understood
        ? [messages("What you understand is a guess from the words of the descriptions.")] : []
      return list.joined() + presentation.paragraphs(guess + (try hints()))
    }
  }

  /// The books with the share of their descriptions that the player probably understands, the
  /// highest first. Books without an English description come last.
  private func sorted(
    _ findings: [Finding]
  ) async throws -> [(finding: Finding, understood: Double?)] {
    let line = ProgressLine(host: presentation.host)
    defer { line.clear() }
    var rows: [(finding: Finding, understood: Double?)] = []
    for (place, finding) in findings.enumerated() {
      line.show(messages("reading description \(place + 1) of \(findings.count)"))
      // List a book even if its description cannot be read.
      let description = try? await finder.detail(of: finding).description
      rows.append(
        (finding, try description.flatMap { try vocabularies.vocabulary(of: $0)?.expected }))
    }
    return rows.enumerated().sorted {
      let (left, right) = ($0.element.understood ?? -1, $1.element.understood ?? -1)
      return left != right ? left > right : $0.offset < $1.offset
    }.map(\.element)
  }

  /// The maximum number of unknown words of a description to list.
  private static let mostWords = 20

  /// Shows everything that is known about a book.
  ///
  /// - Throws: `ClientError`.
  package func show(_ id: String) async throws {
    let detail = try await presentation.host.announcing(messages("reading about the book")) {
      try await finder.detail(of: finder.finding(id))
    }
    if let missing = detail.missing { presentation.host.remark(missing.text(in: messages)) }
    let vocabulary = try detail.description.flatMap { try vocabularies.vocabulary(of: $0) }
    let unknown = Array((vocabulary?.unknown ?? []).prefix(DiscoverCommands.mostWords))
    var json = FindingJSON(detail.finding, understood: vocabulary?.expected)
    json.description = detail.description
    json.words = unknown.map(\.lemma)
    try presentation.print(json) {
      let style = try presentation.style()
      var text = style(.heading, texts.title(of: detail.finding)) + "\n"
      text += try presentation.list(texts.facts(of: detail.finding))
      if let description = detail.description {
        let paragraphs = description.split(separator: "\n").map { shortened(String($0), to: 8000) }
        text += "\n" + presentation.paragraphs(paragraphs)
      }
      if let expected = vocabulary?.expected {
        text +=
          "\n" + presentation.paragraphs([messages("A guess: \(texts.understood(expected)).")])
      }
      if !unknown.isEmpty {
        text += style(.task, messages("Words of the description that you may not know")) + "\n"
        text += try presentation.list(
          zip(unknown, vocabularies.meanings(of: unknown)).map {
            (shortened($0.lemma), shortened($1, to: 200))
          })
      }
      return text
    }
  }

  /// Fetches a free book into the library.
  ///
  /// - Throws: `ClientError`.
  package func get(_ id: String) async throws {
    let finding = try await finder.finding(id)
    let line = ProgressLine(host: presentation.host)
    let clock = ProgressClock(presentation.host.uptimeMillis)
    let texts = texts
    let added: BookAddition.Added
    do {
      defer { line.clear() }
      added = try await finder.fetch(finding) { bytes, all in
        if clock.isDue { line.show(texts.progress(bytes, all)) }
      }
    }
    let (title, book) = (shortened(added.entry.title, to: 200), added.entry.id.rawValue)
    try presentation.print(BookJSON(added.entry).repaired(added.repairs, in: messages)) {
      presentation.paragraphs([
        added.isNew
          ? messages("\(title) is in your library now; `wordhoard read \(book)` opens it.")
          : messages("\(title) was in your library already; `wordhoard read \(book)` opens it.")
      ])
    }
  }

  // MARK: - Catalogs

  private struct CatalogJSON: Encodable {
    let address: String
    let isOwn: Bool
  }

  /// Lists the catalogs, Wordhoard's own first.
  ///
  /// - Throws: `ClientError`.
  package func listCatalogs() throws {
    let list = try catalogs.list()
    try presentation.print(list.map { CatalogJSON(address: $0.address, isOwn: $0.isOwn) }) {
      list.map { shortened($0.address, to: 500) + "\n" }.joined()
    }
  }

  /// Adds a catalog by its address.
  ///
  /// - Throws: `ClientError`.
  package func addCatalog(_ text: String) throws {
    let (address, isNew) = try catalogs.add(text)
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

  /// Removes a catalog and everything that was stored for it.
  ///
  /// - Throws: `ClientError`.
  package func removeCatalog(_ text: String) throws {
    let address = try catalogs.remove(text)
    let shown = shortened(address, to: 300)
    try presentation.print(CatalogJSON(address: address, isOwn: false)) {
      presentation.paragraphs([messages("\(shown) is removed; `wordhoard undo` brings it back.")])
    }
  }

  // MARK: - The services

  /// Asks each service once, and prints the results.
  ///
  /// - Returns: the exit code: 0 if all services answered as expected.
  /// - Throws: `ClientError`.
  package func check() async throws -> Int32 {
    let results = Mutex<[ServiceCheck.Result]>([])
    try await finder.check { [self] result in
      results.withLock { $0.append(result) }
      guard !presentation.isJSON else { return }
      presentation.host.output.write(texts.line(of: result) + "\n")
    }
    let all = results.withLock { $0 }
    try presentation.print(all.map { ServiceCheckJSON($0, in: messages) }) { "" }
    let isGood = all.allSatisfy { if case .success = $0.answer { true } else { false } }
    return isGood ? 0 : ClientError.Exit.unavailable.rawValue
  }
}
