package import ClientCore
import Messages

/// Prints the results of a search, as text or as JSON.
package struct SearchCommands {
  let search: Search
  let presentation: Presentation

  private var messages: Messages { presentation.messages }

  private struct Document: Encodable {
    struct Result: Encodable {
      let kind: SearchKind
      let id, title, excerpt, place: String
    }

    let query: String
    let results: [Result]
  }

  /// Prints the results of a search, the best first.
  ///
  /// - Throws: `ClientError`.
  package func search(_ request: SearchRequest) throws {
    let found = try found(for: request)
    let results = found.rows
    let document = Document(
      query: request.query,
      results: results.map {
        Document.Result(
          kind: $0.kind, id: $0.id, title: $0.title, excerpt: $0.excerpt, place: $0.place)
      })
    try presentation.print(document) {
      let texts = SearchTexts(messages)
      return results.isEmpty
        ? presentation.paragraphs([texts.nothing(for: request.query)])
        : try presentation.list(results.map { (shortened($0.title), texts.line(of: $0)) })
    }
    if let missing = found.missing { presentation.host.remark(missing.text(in: messages)) }
  }

  /// Shows the progress if the texts of many books must be made ready before.
  private func found(for request: SearchRequest) throws -> SearchResults {
    let line = ProgressLine(host: presentation.host)
    let clock = ProgressClock(presentation.host.uptimeMillis)
    defer { line.clear() }
    return try search.results(request) { done, all in
      guard clock.isDue else { return }
      let label = SearchTexts(messages).preparing
      line.show(messages("\(label), once only: \(100 * done / all) %"))
    }
  }
}
