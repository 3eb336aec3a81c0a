import ArgumentParser
import ClientCore
import GameEngine
import Messages

struct SeenCommand: FeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "seen", _superCommandName: "wordhoard",
    abstract: "List the words you have seen, the hardest first.")
  @OptionGroup var options: GlobalOptions
  @Option(
    help: "Only words of this difficulty for you, 1 (known) to 4 (hard).",
    completion: .list(["1", "2", "3", "4"]))
  var difficulty: Int?
  @OptionGroup var scope: ScopeOptions
  @Flag(help: "Only words that are due.")
  var due = false
  @Flag(help: "Only words that you forget again and again, at least 8 times, with what to do.")
  var leeches = false
  @Option(
    help: ArgumentHelp("The order: difficulty, word, recent or due.", valueName: "order"),
    completion: .list(WordListRequest.Order.allCases.map(\.rawValue)))
  var sort: String?
  @Option(help: "The maximum number of entries.")
  var limit: Int?

  func run(in feature: WordsFeature) throws {
    let presentation = feature.presentation
    let messages = feature.messages
    var request = WordListRequest()
    (request.isDue, request.isLeech) = (due, leeches)
    if let sort {
      guard let order = WordListRequest.Order(rawValue: sort) else {
        let known = WordListRequest.Order.allCases.map(\.rawValue).joined(separator: ", ")
        throw ClientError(
          .unknownOrder,
          "unknown order \"\(sort)\"",
          remedy: "choose one of \(known)",
          exit: .usage)
      }
      request.order = order
    }
    request.level = try scope.checkedLevel()
    request.category = scope.category
    request.difficulty = try Difficulty.checked(difficulty)
    if let limit {
      guard limit > 0 else {
        throw ClientError(.limitOutOfRange, "--limit must be 1 or greater", exit: .usage)
      }
      request.limit = limit
    }
    let words = try feature.core.lists.seen(request)
    try presentation.print(words.map(WordCard.init)) {
      if words.isEmpty {
        return messages("No such words seen yet; `wordhoard play` shows you some.") + "\n"
      }
      let texts = WordTexts(messages)
      guard leeches else {
        return try presentation.list(words.map { ($0.word.term, texts.progress(of: $0)) })
      }
      return try presentation.list(words.map { ($0.word.term, texts.lapses(of: $0.state)) })
        + presentation.paragraphs([
          messages(
            """
            Make a card of such a word with a sentence of your own: `wordhoard define WORD --card DECK`. For your \
            cards, `wordhoard card list --leeches` says what to do.
            """)
        ])
    }
  }
}
