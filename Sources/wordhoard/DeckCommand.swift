import ArgumentParser
import ClientCore
import ClientDecks
import GameEngine

/// The facts about a deck that can be given.
struct DeckDetailOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The languages of the terms and of the definitions, such as spa-eng; any name of a language works. \
      A deck without a pair has that of the deck around it; none returns to that.
      """, valueName: "pair"))
  var pair: String?
  @Option(help: "A title.")
  var title: String?
  @Option(help: "A description.")
  var description: String?

  var details: DeckDetails {
    var details = DeckDetails()
    details.pair = pair
    details.title = title
    details.description = description
    return details
  }
}

struct DeckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "deck", _superCommandName: "wordhoard",
    abstract: "Keep decks of cards of your own.",
    discussion: """
      A deck has cards, and may have decks in it: Spanish/Lesson 1 is a deck in Spanish. \
      `wordhoard learn --deck Spanish` practices the cards of both.
      """,
    subcommands: [
      List.self, New.self, Show.self, Rename.self, Edit.self, Remove.self, Pairs.self, Export.self,
    ], defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List your decks.")
    @OptionGroup var options: GlobalOptions

    func run() throws { try options.client().decks.deckCommands.list() }
  }

  struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "new", abstract: "Create a deck.",
      discussion: """
        With --starter it gets cards for our words of a level, with the translations of an installed \
        dictionary; a deck that exists gets the next words. At a terminal, you see them first and can \
        leave some out, and without --pair you are asked for the languages.
        """)
    @OptionGroup var options: GlobalOptions
    @Argument(help: "Its path, such as Spanish/Lesson 1.")
    var deck: String
    @OptionGroup var facts: DeckDetailOptions
    @Flag(help: "Begin with cards for our words; needs languages.")
    var starter = false
    @Option(help: "The level of these words, 1 to 4.", completion: .list(["1", "2", "3", "4"]))
    var level: Int?
    @Option(help: "How many of them.")
    var words: Int?

    func validate() throws {
      if !starter, level != nil || words != nil {
        throw ValidationError("--level and --words need --starter")
      }
      if let words, !(1...200).contains(words) {
        throw ValidationError("--words must be 1 to 200")
      }
    }

    func run() throws {
      let commands = try options.client().decks.deckCommands
      guard starter else { return try commands.create(deck, facts.details) }
      try commands.createStarter(
        deck, facts.details, level: Level.checked(level) ?? .one,
        count: words ?? DeckCommands.starterSize)
    }
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show the cards of a deck, the hardest first.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The deck.", completion: .decks)
    var deck: String

    func run() throws { try options.client().decks.deckCommands.show(deck) }
  }

  struct Rename: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "rename", abstract: "Rename a deck, or move it into another one.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The deck.", completion: .decks)
    var deck: String
    @Argument(help: "Its new path.")
    var new: String

    func run() throws { try options.client().decks.deckCommands.rename(deck, to: new) }
  }

  struct Edit: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "edit", abstract: "Change the languages, the title or the description of a deck."
    )
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The deck.", completion: .decks)
    var deck: String
    @OptionGroup var facts: DeckDetailOptions

    func validate() throws {
      if facts.details.isEmpty {
        throw ValidationError("give --pair, --title or --description")
      }
    }

    func run() throws { try options.client().decks.deckCommands.edit(deck, facts.details) }
  }

  struct Remove: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Remove a deck with everything in it.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The deck.", completion: .decks)
    var deck: String

    func run() throws { try options.client().decks.deckCommands.remove(deck) }
  }
}

extension DeckCommand {
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export", abstract: "Write a deck and the decks in it into a file.",
      discussion: """
        The ending is the format: .apkg for Anki, .txt for Anki as text, .csv, .tsv, .quizlet, or .jsonl, from \
        which `wordhoard import` restores everything.
        """)
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The deck.", completion: .decks)
    var deck: String
    @Argument(help: "The file.", completion: .file())
    var file: String
    @Flag(help: "Also write how well you know each card, for .apkg and .jsonl.")
    var withMemory = false
    @Flag(help: "Replace an existing file without asking.")
    var force = false

    func run() throws {
      try options.client().decks.cardFileCommands.export(
        deck, to: file, withMemory: withMemory, replacing: force)
    }
  }

  struct Pairs: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "pairs",
      abstract: "List the pairs of languages that installed dictionaries translate between.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "List only pairs with this language, such as spa.")
    var language: String?

    func run() throws { try options.client().decks.deckCommands.pairs(with: language) }
  }
}

struct UndoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", _superCommandName: "wordhoard",
    abstract: "Take back the last change of decks, cards, books or settings.",
    discussion: "Again, it takes back the change before that.")
  @OptionGroup var options: GlobalOptions

  func run() throws { try options.client().core.undoCommands.undo() }
}
