import ArgumentParser
import ClientCore
import Messages

struct SearchCommand: FeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", _superCommandName: "wordhoard",
    abstract: "Search our words, your cards and decks, and the texts of your books.",
    discussion: """
      The best results come first: terms that are or begin with your words, then other terms and all other texts. \
      Paragraphs of books come last, at most three of each. Case and accents do not matter. If nothing matches, terms \
      that are spelled similarly are found. tag:food finds your cards with the tag food, or one below it such as \
      food::fruit; with other words, those of them that contain the words.
      """)
  @OptionGroup var options: GlobalOptions
  @Argument(help: "The words; the last letters may be missing.")
  var query: [String]
  @Option(
    help: ArgumentHelp(
      "Find only these kinds: word, card, deck or book; several with commas between them.",
      valueName: "kinds"),
    completion: .list(SearchKind.allCases.map(\.rawValue)))
  var kind: String?
  @Option(help: "Find only cards of this deck, and of the decks in it.", completion: .decks)
  var deck: String?
  @Option(help: "The maximum number of results.")
  var limit = 20

  func validate() throws {
    if query.allSatisfy({ $0.allSatisfy(\.isWhitespace) }) {
      throw ValidationError("give at least one word to search for")
    }
  }

  func run(in feature: SearchFeature) throws {
    let presentation = feature.presentation
    let messages = feature.messages
    var request = SearchRequest(query.joined(separator: " "))
    if let kind { request.kinds = try SearchKind.kinds(kind) }
    request.deck = deck
    request.limit = limit
    let found = try found(for: request, in: feature)
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
  private func found(for request: SearchRequest, in feature: SearchFeature) throws -> SearchResults
  {
    let (presentation, messages) = (feature.presentation, feature.messages)
    let line = ProgressLine(host: presentation.host)
    let clock = ProgressClock(presentation.host.uptimeMillis)
    defer { line.clear() }
    return try feature.search.results(request) { done, all in
      guard clock.isDue else { return }
      let label = SearchTexts(messages).preparing
      line.show(messages("\(label), once only: \(100 * done / all) %"))
    }
  }

  private struct Document: Encodable {
    struct Result: Encodable {
      let kind: SearchKind
      let id, title, excerpt, place: String
    }

    let query: String
    let results: [Result]
  }
}
