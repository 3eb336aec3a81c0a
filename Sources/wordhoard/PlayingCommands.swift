import ArgumentParser
import ClientCore
import ClientPlay
import GameEngine
import Messages

/// Options of commands that play.
struct PlayingOptions: ParsableArguments {
  @Flag(help: "Print one JSON event per line, and read one move per line.")
  var jsonl = false
}

/// The option of commands that ask Wordhoard's own words.
struct CourseOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The course whose words are asked, as listed by `wordhoard course`.", valueName: "id"),
    completion: .courses)
  var course: String?
}

/// Options of commands that select words.
struct ScopeOptions: ParsableArguments {
  @Option(help: "Only words of this level, 1 to 4.", completion: .list(["1", "2", "3", "4"]))
  var level: Int?
  @Option(help: "Only words of this category.", completion: .categories)
  var category: String?

  /// The level that the option names; nil if it was not given.
  ///
  /// - Throws: `ClientError` for a number that is not a level.
  func checkedLevel() throws -> Level? { try Level.checked(level) }
}

/// The options of commands that can use other sources of words.
struct SourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The source of words: wordhoard (our own), cards (yours), or wordnet (WordNet's as well).",
      valueName: "name"),
    completion: .list(ItemSources.installedNames))
  var source: String?
  @OptionGroup var words: CourseOption
  @OptionGroup var cards: DeckOption
  @Option(
    help:
      "The words of this book: those that you looked up in it, and those that you may not know.",
    completion: .books)
  var book: String?

  /// The path of the deck, if one is named.
  var deck: String? { cards.deck }

  func validate() throws {
    if source != nil, deck != nil {
      throw ValidationError("--deck cannot be combined with --source")
    }
    if words.course != nil,
      deck != nil || book != nil || ![nil, SourceID.wordhoard.rawValue].contains(source)
    {
      throw ValidationError("--course cannot be combined with --deck, --book or another --source")
    }
    if book != nil, source != nil || deck != nil {
      throw ValidationError("--book cannot be combined with --deck or --source")
    }
  }
}

/// The option of commands that can play the cards of a deck.
struct DeckOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("Only cards of this deck, and of the decks in it.", valueName: "path"),
    completion: .decks)
  var deck: String?
}

struct DailyCommand: InvocationCommand {
  static let configuration = CommandConfiguration(
    commandName: "daily", _superCommandName: "wordhoard", abstract: "Play today's challenge.",
    discussion: """
      Ten questions, the same for everyone; eight right answers open the encore. There is one \
      attempt a day. Stop whenever you like: the same command continues where you left off.
      """)
  @OptionGroup var options: GlobalOptions
  @OptionGroup var playing: PlayingOptions
  @Option(
    help: ArgumentHelp("Another date, for practice, such as 2026-11-21.", valueName: "date"),
    completion: .dates)
  var date: String?
  @Flag(help: "Play the daily of this program, also if you are signed in to a score server.")
  var solo = false
  @OptionGroup var words: CourseOption

  func makeInvocation() -> Invocation {
    .start(
      .game(.daily(date: date, isSolo: solo, course: words.course)), isJSONL: playing.jsonl)
  }
}

struct PlayCommand: InvocationCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", _superCommandName: "wordhoard", abstract: "Play a practice round.",
    discussion: Forms.all.reduce("Question forms:") {
      "\($0)\n  \($1.id.rawValue): \(NameTexts(.english).summary(of: $1.id))"
    })
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
    if from.book != nil, code != nil || classic {
      throw ValidationError("--book cannot be combined with --code or --classic")
    }
  }

  func makeInvocation() throws -> Invocation {
    var request = PracticeRequest()
    request.forms = form
    request.level = try scope.checkedLevel()
    request.category = scope.category
    request.source = from.source
    request.course = from.words.course
    request.deck = from.deck
    request.book = from.book
    request.questions = questions
    request.seed = seed
    request.code = code
    request.isClassic = classic
    return .start(.game(.play(request)), isJSONL: playing.jsonl)
  }
}

struct LearnCommand: InvocationCommand {
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
    if cards, from.deck != nil || from.book != nil || from.source == CardSource.all.rawValue {
      throw ValidationError("--cards cannot be combined with --deck, --book or --source cards")
    }
    if chapter != nil, from.book == nil {
      throw ValidationError("--chapter needs --book")
    }
    if classic, from.book != nil {
      throw ValidationError("--classic cannot be combined with --book")
    }
  }

  func makeInvocation() throws -> Invocation {
    var request = LearnRequest()
    request.words = words
    request.level = try scope.checkedLevel()
    request.category = scope.category
    request.source = from.source
    request.course = from.words.course
    request.deck = from.deck
    request.book = from.book
    request.chapter = chapter
    request.includesCards = cards
    request.isClassic = classic
    return .start(.game(.learn(request)), isJSONL: playing.jsonl)
  }
}

struct RunCommand: InvocationCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", _superCommandName: "wordhoard",
    abstract: "Play ever harder words until the first miss.")
  @OptionGroup var options: GlobalOptions
  @OptionGroup var playing: PlayingOptions

  @OptionGroup var words: CourseOption

  func makeInvocation() -> Invocation {
    .start(.game(.run(course: words.course)), isJSONL: playing.jsonl)
  }
}

struct SpeedCommand: InvocationCommand {
  static let configuration = CommandConfiguration(
    commandName: "speed", _superCommandName: "wordhoard",
    abstract: "Answer as many choices as you can in sixty seconds.",
    discussion: "The clock runs while a question is open; an answer after the end does not count.")
  @OptionGroup var options: GlobalOptions
  @OptionGroup var playing: PlayingOptions
  @OptionGroup var from: DeckOption
  @OptionGroup var words: CourseOption

  func makeInvocation() -> Invocation {
    .start(.game(.speed(deck: from.deck, course: words.course)), isJSONL: playing.jsonl)
  }
}

extension Level {
  /// The level of an option.
  ///
  /// - Throws: `ClientError` for a number that is not a level.
  static func checked(_ number: Int?) throws -> Level? {
    guard let number else { return nil }
    guard let level = Level(rawValue: number) else {
      throw ClientError(.levelOutOfRange, "--level must be 1 to 4, not \(number)", exit: .usage)
    }
    return level
  }
}
