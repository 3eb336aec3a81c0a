import ArgumentParser
import ClientCore
import ClientSearch

struct SearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", _superCommandName: "wordhoard",
    abstract: "Search our words, your cards and decks, and the texts of your books.",
    discussion: """
      The best results come first: terms that are or begin with your words, then other terms and all other texts. \
      Paragraphs of books come last, at most three of each. Case and accents do not matter. If nothing matches, terms \
      that are spelled similarly are found.
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

  func run() throws {
    var request = SearchRequest(query.joined(separator: " "))
    if let kind { request.kinds = try SearchKind.kinds(kind) }
    request.deck = deck
    request.limit = limit
    try options.client().search.searchCommands.search(request)
  }
}
