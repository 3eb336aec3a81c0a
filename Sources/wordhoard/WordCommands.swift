import ArgumentParser
import Client
import FrontEnds
import GameEngine
import Lexicon

struct DefineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "define", abstract: "Tell what a word means.",
    discussion: """
      Words that are not among ours are looked up in the dictionaries that are installed: WordNet \
      (Debian's wordnet-base), those of dictd (dict-gcide, dict-freedict-eng-deu and some 200 more) and \
      of StarDict. `wordhoard data` lists them; your own may lie in the folder `dictionaries` of yours.
      """)
  @OptionGroup var options: GlobalOptions
  @Argument(help: "The word, in any of its forms.")
  var word: String
  @Option(
    help: ArgumentHelp("Look it up in this dictionary only, such as wordnet.", valueName: "id"))
  var dictionary: String?

  func run() throws { try options.client().define(word, dictionary: dictionary) }
}

struct WordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "word",
    abstract: "Show a word drawn by chance; those seen often come less.")
  @OptionGroup var options: GlobalOptions
  @OptionGroup var scope: ScopeOptions
  @Flag(help: "Draw by the classic rule: all words alike, but those seen often.")
  var classic = false
  @Flag(help: "The word of the day instead, which is the same for everybody.")
  var today = false

  func validate() throws {
    if today, classic || scope.level != nil || scope.category != nil {
      throw ValidationError("--today takes no --level, --category or --classic")
    }
  }

  func run() throws {
    if today { return try options.client().tellWordOfTheDay() }
    let level = try scope.checkedLevel()
    try options.client().randomWord(level: level, category: scope.category, isClassic: classic)
  }
}

struct SayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "say",
    abstract: "Say a word aloud, through espeak-ng.")
  @OptionGroup var options: GlobalOptions
  @Argument(help: "The word, in the letters of its language.")
  var word: String
  @Option(
    help: ArgumentHelp(
      "The language of the word, such as de or deu; otherwise English.", valueName: "code"),
    completion: .list(SpeechVoice.languages))
  var language: String?
  @Flag(help: "Print how the word is pronounced, and say nothing.")
  var ipa = false
  @Flag(help: "Print English words that rhyme with it, the commonest first, and say nothing.")
  var rhymes = false

  func validate() throws {
    if rhymes, ipa || ![nil, "en", "eng"].contains(language?.lowercased()) {
      throw ValidationError("--rhymes takes no --ipa, and no --language but en")
    }
  }

  func run() throws {
    let client = try options.client()
    if rhymes {
      try client.tellRhymes(of: word)
    } else if ipa {
      try client.tellPronunciation(of: word, language: language)
    } else {
      try client.say(word, language: language)
    }
  }
}

struct FavoriteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "favorite",
    abstract: "Keep a list of favorite words.",
    subcommands: [Add.self, Remove.self, List.self], defaultSubcommand: List.self)

  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Make a word a favorite.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The word.")
    var word: String

    func run() throws { try options.client().setFavorite(word, kept: true) }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Take a word from the favorites.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The word.")
    var word: String

    func run() throws { try options.client().setFavorite(word, kept: false) }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List the favorites, newest first.")
    @OptionGroup var options: GlobalOptions

    func run() throws { try options.client().listFavorites() }
  }
}

struct SeenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seen",
    abstract: "List the words you have met, the hardest first.")
  @OptionGroup var options: GlobalOptions
  @Option(help: "Only words that stand here for you, 1 (known) to 4 (hard).")
  var difficulty: Int?
  @OptionGroup var scope: ScopeOptions
  @Flag(help: "Only words that are worth asking now.")
  var due = false
  @Option(
    help: ArgumentHelp("The order: difficulty, word, recent or due.", valueName: "order"),
    completion: .list(WordListWish.Order.allCases.map(\.rawValue)))
  var sort: String?
  @Option(help: "At most so many.")
  var limit: Int?

  func run() throws {
    var wish = WordListWish()
    wish.isDue = due
    if let sort {
      guard let order = WordListWish.Order(rawValue: sort) else {
        let known = WordListWish.Order.allCases.map(\.rawValue).joined(separator: ", ")
        throw ClientError(
          "unknown_order", "\(sort) is no order; known are \(known)", exit: .usage)
      }
      wish.order = order
    }
    wish.level = try scope.checkedLevel()
    wish.category = scope.category
    if let difficulty {
      guard let known = Difficulty(rawValue: difficulty) else {
        throw ClientError(
          "difficulty_out_of_range",
          "there is no difficulty \(difficulty); they are 1 to 4", exit: .usage)
      }
      wish.difficulty = known
    }
    if let limit {
      guard limit > 0 else {
        throw ClientError("limit_out_of_range", "a limit is a number from 1 on", exit: .usage)
      }
      wish.limit = limit
    }
    try options.client().listSeen(wish)
  }
}

struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "List your answers, or words that you looked up or `word` showed, newest first.")
  @OptionGroup var options: GlobalOptions
  @Flag(help: "The words that you looked up or that `word` showed, instead of answers.")
  var lookups = false
  @Option(help: "At most so many.")
  var limit = 20
  @Flag(help: "Only misses and passes.")
  var misses = false
  @Option(help: "Only answers to this word.")
  var word: String?
  @Option(
    help: "Only answers in this form.", completion: .list(Forms.all.map(\.id.rawValue)))
  var form: String?
  @Option(help: ArgumentHelp("Only answers from this date on.", valueName: "date"))
  var since: String?
  @Option(help: ArgumentHelp("Only answers up to this date.", valueName: "date"))
  var until: String?

  func validate() throws {
    if lookups, misses || [word, form, since, until].contains(where: { $0 != nil }) {
      throw ValidationError("with --lookups only --limit can be given")
    }
  }

  func run() throws {
    if lookups { return try options.client().listLookups(limit: limit) }
    var wish = Wordhoard.HistoryWish()
    wish.limit = limit
    wish.missesOnly = misses
    wish.word = word
    wish.form = form
    wish.since = since
    wish.until = until
    try options.client().history(wish)
  }
}
