import ArgumentParser
import ClientCore
import ClientSearch
import ClientWords
import GameEngine
import Lexicon
import Messages

struct DefineCommand: InvocationCommand {
  static let configuration = CommandConfiguration(
    commandName: "define", _superCommandName: "wordhoard", abstract: "Show the meaning of a word.",
    discussion: """
      Words that we do not have are looked up in the installed dictionaries: WordNet (Debian's \
      wordnet-base), those of dictd (dict-gcide, dict-freedict-eng-deu and about 200 more) and those of \
      StarDict. `wordhoard data` lists them. You can add your own to `dictionaries` in your data folder.
      """)
  @OptionGroup var options: GlobalOptions
  @Argument(help: "The word; inflected forms work too.")
  var word: String
  @Option(
    help: ArgumentHelp("Search only this dictionary, such as wordnet.", valueName: "id"))
  var dictionary: String?
  @Flag(help: "Show all that WordNet has besides our own meanings, in your pager at a terminal.")
  var all = false
  @Option(
    help: ArgumentHelp(
      "Make a card of the word in this deck, which is created if necessary.", valueName: "deck"),
    completion: .decks)
  var card: String?

  func makeInvocation() -> Invocation {
    .define(word, dictionary: dictionary, all: all, card: card)
  }
}

struct WordCommand: InvocationCommand {
  static let configuration = CommandConfiguration(
    commandName: "word", _superCommandName: "wordhoard",
    abstract: "Show a random word; words seen often are less likely.")
  @OptionGroup var options: GlobalOptions
  @OptionGroup var scope: ScopeOptions
  @Flag(help: "Use the classic rule: all words are equally likely, except those seen often.")
  var classic = false
  @Flag(help: "Show the word of the day, which is the same for everyone.")
  var today = false

  func validate() throws {
    if today, classic || scope.level != nil || scope.category != nil {
      throw ValidationError("--today cannot be combined with --level, --category or --classic")
    }
  }

  func makeInvocation() throws -> Invocation {
    if today { return .wordOfTheDay }
    return .randomWord(
      level: try scope.checkedLevel(), category: scope.category, isClassic: classic)
  }
}

struct SayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "say", _superCommandName: "wordhoard",
    abstract: "Speak a word, with espeak-ng.")
  @OptionGroup var options: GlobalOptions
  @Argument(help: "The word, in the script of its language.")
  var word: String
  @Option(
    help: ArgumentHelp(
      "The language of the word, such as de or deu; default: English.", valueName: "code"),
    completion: .list(SpeechVoice.languages))
  var language: String?
  @Flag(help: "Print the pronunciation instead of speaking.")
  var ipa = false
  @Flag(help: "Print English words that rhyme with it, the most common first, instead of speaking.")
  var rhymes = false

  func validate() throws {
    if rhymes, ipa || ![nil, "en", "eng"].contains(language?.lowercased()) {
      throw ValidationError("--rhymes cannot be combined with --ipa or a --language other than en")
    }
  }

  func run() throws {
    let client = try options.client()
    if rhymes {
      try client.words.wordCommands.rhymes(of: word)
    } else if ipa {
      try client.words.wordCommands.pronunciation(of: word, language: language)
    } else {
      try client.words.wordCommands.say(word, language: language)
    }
  }
}

struct FavoriteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "favorite", _superCommandName: "wordhoard",
    abstract: "Show or change your favorite words.",
    subcommands: [Add.self, Remove.self, List.self], defaultSubcommand: List.self)

  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Add a word to your favorites.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The word.")
    var word: String

    func run() throws { try options.client().words.listCommands.setFavorite(word, kept: true) }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Remove a word from your favorites.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The word.")
    var word: String

    func run() throws { try options.client().words.listCommands.setFavorite(word, kept: false) }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List your favorites, newest first.")
    @OptionGroup var options: GlobalOptions

    func run() throws { try options.client().words.listCommands.favorites() }
  }
}

struct SeenCommand: ParsableCommand {
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
  @Option(
    help: ArgumentHelp("The order: difficulty, word, recent or due.", valueName: "order"),
    completion: .list(WordListRequest.Order.allCases.map(\.rawValue)))
  var sort: String?
  @Option(help: "The maximum number of entries.")
  var limit: Int?

  func run() throws {
    var request = WordListRequest()
    request.isDue = due
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
    if let difficulty {
      guard let known = Difficulty(rawValue: difficulty) else {
        throw ClientError(
          .difficultyOutOfRange,
          "--difficulty must be 1 to 4, not \(difficulty)",
          exit: .usage)
      }
      request.difficulty = known
    }
    if let limit {
      guard limit > 0 else {
        throw ClientError(.limitOutOfRange, "--limit must be 1 or greater", exit: .usage)
      }
      request.limit = limit
    }
    try options.client().words.listCommands.seen(request)
  }
}

struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history", _superCommandName: "wordhoard",
    abstract: "List your answers, or the words that you looked up or `word` showed, newest first.")
  @OptionGroup var options: GlobalOptions
  @Flag(help: "List words that you looked up or that `word` showed, instead of answers.")
  var lookups = false
  @Option(help: "The maximum number of entries.")
  var limit = 20
  @Flag(help: "Only wrong and passed answers.")
  var misses = false
  @Option(help: "Only answers to this word.")
  var word: String?
  @Option(
    help: "Only answers in this form.", completion: .list(Forms.all.map(\.id.rawValue)))
  var form: String?
  @Option(
    help: ArgumentHelp("Only answers since this date.", valueName: "date"), completion: .dates)
  var since: String?
  @Option(
    help: ArgumentHelp("Only answers until this date.", valueName: "date"), completion: .dates)
  var until: String?

  func validate() throws {
    if lookups, misses || [word, form, since, until].contains(where: { $0 != nil }) {
      throw ValidationError("--lookups can be combined only with --limit")
    }
  }

  func run() throws {
    if lookups { return try options.client().words.listCommands.looks(limit: limit) }
    var request = HistoryRequest()
    request.limit = limit
    request.missesOnly = misses
    request.word = word
    request.form = form
    request.since = since
    request.until = until
    try options.client().words.listCommands.history(request)
  }
}
