import ArgumentParser
import ClientCore
import GameEngine
import Messages

struct PlayCommand: AsyncFeatureCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", _superCommandName: "wordhoard", abstract: "Play a practice round.",
    discussion: "Question forms:"
      + Forms.all.map { "\n  \($0.id.rawValue): \(NameTexts(.english).summary(of: $0.id))" }
      .joined())
  @OptionGroup var options: GlobalOptions
  @OptionGroup var playing: PlayingOptions
  @Argument(
    help: "The question forms to use; default: what suits each word.",
    completion: .list(Forms.all.map(\.id.rawValue)))
  var form: [String] = []
  @OptionGroup var scope: ScopeOptions
  @OptionGroup var from: SourceOptions
  @Option(help: "How many questions, 1 to 50.")
  var questions = 10
  @Option(help: "A seed, to play the same round again.")
  var seed: UInt32?
  @Flag(help: "Use the classic rule: all words are equally likely, except those seen often.")
  var classic = false
  @Option(help: "A friend's code from `wordhoard share round`: play their round and compare.")
  var code: String?

  func validate() throws {
    if code != nil, !from.tags.isEmpty {
      throw ValidationError("--code cannot be combined with --tag")
    }
    if form.contains(FormID.paragraph.rawValue), questions != PracticeRequest().questions {
      throw ValidationError(
        "--questions cannot be combined with paragraph, whose gaps are its questions")
    }
    if from.book != nil, code != nil || classic {
      throw ValidationError("--book cannot be combined with --code or --classic")
    }
  }

  nonisolated(nonsending) func run(in feature: PlayFeature) async throws {
    var request = PracticeRequest()
    request.forms = form
    request.level = try scope.checkedLevel()
    request.category = scope.category
    request.source = from.source
    request.course = from.words.course
    request.deck = from.deck
    request.tags = from.tags
    request.book = from.book
    request.questions = questions
    request.seed = seed
    request.code = code
    request.isClassic = classic
    try await feature.core.links.start(.game(.play(request)), asJSONLines: playing.jsonl)
  }
}
