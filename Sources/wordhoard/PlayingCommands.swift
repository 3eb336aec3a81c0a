import ArgumentParser
import Client
import FrontEnds
import GameEngine

/// Options of commands that play.
struct PlayingOptions: ParsableArguments {
  @Flag(help: "One JSON event a line out, one move a line in.")
  var jsonl = false
}

/// Options of commands that choose among the words.
struct ScopeOptions: ParsableArguments {
  @Option(help: "Words of this level only, 1 to 4.")
  var level: Int?
  @Option(help: "Words of this category only.")
  var category: String?

  /// The level.
  ///
  /// - Throws: `ClientError` for a number that is none.
  func checkedLevel() throws -> Level? { try Level.checked(level) }
}

/// The option of commands that can have words from elsewhere.
struct SourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Whose words: wordhoard (ours), or wordnet (those of WordNet as well).", valueName: "name"),
    completion: .list(WordSource.allCases.map(\.rawValue)))
  var source: String?

  /// The source.
  ///
  /// - Throws: `ClientError` for one that is not known.
  func checkedSource() throws -> WordSource? { try WordSource.checked(source) }
}

struct DailyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "daily", abstract: "Play today's challenge.",
    discussion: """
      Ten questions, the same for everybody; eight or more right open the encore. There is one \
      attempt a day. Stop when you like: the same command goes on where you were.
      """)
  @OptionGroup var options: GlobalOptions
  @OptionGroup var playing: PlayingOptions
  @Option(help: ArgumentHelp("Another date, for practice: 2026-11-21.", valueName: "date"))
  var date: String?

  func run() async throws {
    try await options.begin(.game(.daily(date: date)), jsonl: playing.jsonl)
  }
}

struct PlayCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Play a practice round.",
    discussion: Forms.all.reduce("Forms of question:") {
      "\($0)\n  \($1.id.rawValue): \($1.summary)"
    })
  @OptionGroup var options: GlobalOptions
  @OptionGroup var playing: PlayingOptions
  @Argument(
    help: "Forms of question to ask in; without any, what suits each word.",
    completion: .list(Forms.all.map(\.id.rawValue)))
  var form: [String] = []
  @OptionGroup var scope: ScopeOptions
  @OptionGroup var from: SourceOptions
  @Option(help: "How many questions, 1 to 50.")
  var questions = 10
  @Option(help: "A number from which the round follows, to play it again.")
  var seed: UInt32?
  @Flag(help: "Draw by the classic rule: all words alike, but those seen often.")
  var classic = false
  @Option(help: "A friend's code from `wordhoard share round`: plays their round and compares.")
  var code: String?

  func run() async throws {
    var wish = Wordhoard.PlayWish()
    wish.forms = form
    wish.level = try scope.checkedLevel()
    wish.category = scope.category
    wish.source = try from.checkedSource()
    wish.questions = questions
    wish.seed = seed
    wish.code = code
    wish.isClassic = classic
    try await options.begin(.game(.play(wish)), jsonl: playing.jsonl)
  }
}

struct LearnCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn",
    abstract: "Practise what is worth asking now.",
    discussion: """
      A session asks each word once: words that you are about to forget, and new ones. The better \
      you remember a word, the more is asked of it.
      """)
  @OptionGroup var options: GlobalOptions
  @OptionGroup var playing: PlayingOptions
  @Option(help: "How many words, 1 to 50; it is remembered.")
  var words: Int?
  @OptionGroup var scope: ScopeOptions
  @OptionGroup var from: SourceOptions
  @Flag(help: "Take the hardest words first, as the classic rule does.")
  var classic = false

  func run() async throws {
    var wish = Wordhoard.LearnWish()
    wish.words = words
    wish.level = try scope.checkedLevel()
    wish.category = scope.category
    wish.source = try from.checkedSource()
    wish.isClassic = classic
    try await options.begin(.game(.learn(wish)), jsonl: playing.jsonl)
  }
}

struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Play until the first miss: ever harder words.")
  @OptionGroup var options: GlobalOptions
  @OptionGroup var playing: PlayingOptions

  func run() async throws { try await options.begin(.game(.run), jsonl: playing.jsonl) }
}

struct SpeedCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speed",
    abstract: "Play sixty seconds of choices.",
    discussion: "The clock runs while a question is open, and an answer after its end is too late.")
  @OptionGroup var options: GlobalOptions
  @OptionGroup var playing: PlayingOptions

  func run() async throws { try await options.begin(.game(.speed), jsonl: playing.jsonl) }
}
