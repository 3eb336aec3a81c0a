import ClientCore
import Discovery
import GameEngine
import Messages

/// The order of a list of books.
enum FindingOrder: String, Sendable, CaseIterable {
  /// In the order of the page: for a tag, the order that was drawn.
  case drawn
  /// Best understood first: by the share of the description's words that the player probably
  /// knows.
  case understood
}

/// Prints a page of a list of books, with the share of each that the player probably understands.
struct FindingPagePrinter {
  let finder: BookFinder
  let books: any BookKeeper
  let presentation: Presentation

  private var messages: Messages { presentation.messages }
  private var texts: FindingTexts { FindingTexts(messages) }

  /// Prints the books.
  ///
  /// - Parameters:
  ///   - tag: the tag that found them, if any.
  ///   - catalog: the address of their catalog, if any.
  ///   - hints: the next commands to name.
  func print(
    _ page: FindingPage, order: FindingOrder, tag: String? = nil, catalog: String? = nil,
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
        (finding, try description.flatMap { try books.vocabulary(of: $0)?.expected }))
    }
    return rows.enumerated().sorted {
      let (left, right) = ($0.element.understood ?? -1, $1.element.understood ?? -1)
      return left != right ? left > right : $0.offset < $1.offset
    }.map(\.element)
  }
}

extension DiscoverFeature {
  var pagePrinter: FindingPagePrinter {
    FindingPagePrinter(
      finder: finder, books: core.links.bookKeeper, presentation: core.presentation)
  }
}
