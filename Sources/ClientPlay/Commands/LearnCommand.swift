import ArgumentParser
import ClientCore
import GameEngine

struct LearnCommand: AsyncFeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn", _superCommandName: "wordhoard",
    abstract: "Practice the words that are worth asking now.",
    discussion: """
      A session asks words that you are about to forget, and new ones; misses come back at its end. \
      The better you remember a word, the harder its question.
      """)
  @OptionGroup var options: GlobalOptions
  @OptionGroup var playing: PlayingOptions
  @Option(help: "How many words, 1 to 50; saved as the setting session.")
  var words: Int?
  @OptionGroup var scope: ScopeOptions
  @OptionGroup var from: SourceOptions
  @Option(help: "With --book: words worth learning before this chapter; default: the next one.")
  var chapter: Int?
  @Flag(help: "Ask your own cards that are due as well.")
  var cards = false
  @Flag(help: "Use the classic rule: the hardest words first.")
  var classic = false

  func validate() throws {
    if cards,
      from.deck != nil || !from.tags.isEmpty || from.book != nil
        || from.source == CardSource.all.rawValue
    {
      throw ValidationError(
        "--cards cannot be combined with --deck, --tag, --book or --source cards")
    }
    if chapter != nil, from.book == nil {
      throw ValidationError("--chapter needs --book")
    }
    if classic, from.book != nil {
      throw ValidationError("--classic cannot be combined with --book")
    }
  }

  nonisolated(nonsending) func run(in feature: PlayFeature) async throws {
    if let words { try feature.sessions.remember(sessionOf: words) }
    var request = LearnRequest()
    request.level = try scope.checkedLevel()
    request.category = scope.category
    request.source = from.source
    request.course = from.words.course
    request.deck = from.deck
    request.tags = from.tags
    request.book = from.book
    request.chapter = chapter
    request.includesCards = cards
    request.isClassic = classic
    try await feature.core.links.start(.game(.learn(request)), asJSONLines: playing.jsonl)
  }
}
