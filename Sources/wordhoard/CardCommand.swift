import ArgumentParser
import ClientCore
import ClientDecks
import GameEngine
import Messages

/// The texts of a card other than term and definition.
struct CardTextOptions: ParsableArguments {
  @Option(help: "A sentence that uses the term.")
  var example: String?
  @Option(
    help: ArgumentHelp("A word of about the same meaning; can be given again.", valueName: "word"))
  var synonym: [String] = []
  @Option(
    help: ArgumentHelp("A word to find the card by; can be given again.", valueName: "word"))
  var tag: [String] = []
  @Option(help: "A note.")
  var note: String?
  @Option(help: "Where it is from, such as a book.")
  var source: String?
  @Option(
    help: "Its difficulty for you, 1 (known) to 4 (hard).", completion: .list(["1", "2", "3", "4"]))
  var difficulty: Int?

  /// The change that they make.
  ///
  /// - Throws: `ClientError` for a number that is no difficulty.
  func change() throws -> CardChange {
    var change = CardChange()
    change.texts[.example] = example
    change.texts[.note] = note
    change.texts[.source] = source
    if !synonym.isEmpty { change.synonyms = synonym }
    if !tag.isEmpty { change.tags = tag }
    if let difficulty {
      guard let known = Difficulty(rawValue: difficulty) else {
        throw ClientError(
          .difficultyOutOfRange, "--difficulty must be 1 to 4, not \(difficulty)", exit: .usage)
      }
      change.difficulty = known
    }
    return change
  }
}

extension CardCommand {
  struct Say: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "say", abstract: "Play the sound of a card, or say its term.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The card.")
    var card: String

    func run() throws { try options.client().decks.cardCommands.say(card) }
  }
}

struct CardCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "card", _superCommandName: "wordhoard",
    abstract: "Keep cards of your own.",
    discussion: """
      A card is named by its id, or by the beginning of it if no other card begins so; \
      `wordhoard card list DECK` shows the ids.
      """,
    subcommands: [
      Add.self, List.self, Show.self, Say.self, Edit.self, Move.self, Remove.self,
    ])

  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Add a card to a deck, which is created if necessary.",
      discussion: """
        Without a definition, those that the installed dictionaries have for the languages of the \
        deck are proposed. With --definition and without a term, terms with this meaning are proposed.
        """)
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The deck.", completion: .decks)
    var deck: String
    @Argument(help: "The word or phrase to learn.")
    var term: String?
    @Argument(help: "Its definition or translations, with semicolons between them.")
    var meaning: String?
    @Option(help: "The same; without a term, terms are proposed for it.")
    var definition: String?
    @OptionGroup var texts: CardTextOptions

    func validate() throws {
      if meaning != nil, definition != nil {
        throw ValidationError("give the definition once, after the term or with --definition")
      }
    }

    func run() throws {
      var card = try texts.change()
      card.texts[.term] = term
      card.texts[.definition] = meaning ?? definition
      try options.client().decks.cardCommands.add(card, to: deck)
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List the cards of a deck, and of the decks in it.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The deck.", completion: .decks)
    var deck: String

    func run() throws { try options.client().decks.cardCommands.list(in: deck) }
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show a card.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The card.")
    var card: String

    func run() throws { try options.client().decks.cardCommands.show(card) }
  }

  struct Edit: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "edit", abstract: "Change a card; what you know of it stays.",
      discussion: "An empty text removes an example, a note or a source.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The card.")
    var card: String
    @Option(help: "The word or phrase to learn.")
    var term: String?
    @Option(help: "Its definition or translations, with semicolons between them.")
    var definition: String?
    @OptionGroup var texts: CardTextOptions

    func run() throws {
      var change = try texts.change()
      change.texts[.term] = term
      change.texts[.definition] = definition
      if change.isEmpty { throw ValidationError("give at least one option that changes the card") }
      try options.client().decks.cardCommands.edit(card, change)
    }
  }

  struct Move: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "move", abstract: "Move a card to another deck, which is created if necessary.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The card.")
    var card: String
    @Argument(help: "The deck.", completion: .decks)
    var deck: String

    func run() throws { try options.client().decks.cardCommands.move(card, to: deck) }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Remove a card.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The card.")
    var card: String

    func run() throws { try options.client().decks.cardCommands.remove(card) }
  }
}
