import ArgumentParser
import Client
import FrontEnds
import Foundation

struct DataCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "data",
    abstract: "Tell which words are installed, or check a word pack.",
    subcommands: [List.self, Check.self], defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List the categories with their words by level.")
    @OptionGroup var options: GlobalOptions

    func run() throws { try options.client().listData() }
  }

  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check", abstract: "Check a word pack against its rules.",
      discussion: """
        Prints each fault with file and line, and exits 65 where there is one. What needs WordNet \
        or a list of English words is checked where Debian's wordnet-base and wamerican are \
        installed. The rules are in docs/content.md.
        """)
    @Argument(help: "The pack's folder; without it, the words in use.", completion: .directory)
    var folder: String?
    @Flag(help: "Also list what a second reader should look at.")
    var notes = false
    @Flag(help: "Ask for no number of words and categories: for a small pack of your own.")
    var small = false
    @Flag(help: "First work out derived/neighbours.tsv again.")
    var update = false
    @Option(
      help: ArgumentHelp(
        "With --update: also work out derived/levels.tsv, from the Python packages in this folder.",
        valueName: "folder"),
      completion: .directory)
    var data: String?

    func validate() throws {
      if data != nil, !update { throw ValidationError("--data goes with --update") }
    }

    func run() throws {
      let environment = ProcessInfo.processInfo.environment
      let check = ContentCheck(
        folder: try folder ?? GlobalOptions.contentDirectory(environment),
        isSmall: small, showsNotes: notes)
      let host = Host.process(environment: environment)
      if update { try check.update(host: host) }
      if let data { try check.updateLevels(packages: data, host: host) }
      try check.run(host: host)
    }
  }
}
