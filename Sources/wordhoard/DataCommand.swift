import ArgumentParser
import ClientCore
import ClientProgress

struct DataCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "data", _superCommandName: "wordhoard",
    abstract: "List the installed words and dictionaries, or check a word pack.",
    subcommands: [List.self, Check.self], defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract:
        "List the words by category and level, the installed dictionaries, and those you can add.")
    @OptionGroup var options: GlobalOptions

    func run() throws { try options.client().progress.dataCommands.list() }
  }

  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check", abstract: "Check a word pack against its rules.",
      discussion: """
        Prints each error with file and line, and exits with 65 if there is one. Checks that need \
        WordNet or a list of English words require Debian's packages wordnet-base and wamerican. \
        The rules are in docs/content.md.
        """)
    @Argument(help: "The pack's folder; default: the words in use.", completion: .directory)
    var folder: String?
    @Flag(help: "Also list what a second reader should check.")
    var notes = false
    @Flag(help: "Do not require a minimum of words and categories, for a small pack of your own.")
    var small = false
    @Flag(help: "First rebuild derived/neighbours.tsv and synonyms.tsv.")
    var update = false
    @Option(
      help: ArgumentHelp(
        """
        With --update: also rebuild derived/levels.tsv and common.tsv, from the Python packages in \
        this folder.
        """,
        valueName: "folder"),
      completion: .directory)
    var data: String?

    func validate() throws {
      if data != nil, !update { throw ValidationError("--data requires --update") }
    }

    func run() throws {
      let environment = processEnvironment()
      var host = Host.process(environment: environment)
      host.lazyMessages = Lazy { CurrentClient.messagesFromEnvironment() }
      let commands = ContentCommands(
        folder: try folder ?? GlobalValues.contentDirectory(environment), host: host)
      if update { try commands.updateNeighbours() }
      if let data { try commands.updateLevels(packages: data) }
      try commands.run(isSmall: small, showsNotes: notes)
    }
  }
}
