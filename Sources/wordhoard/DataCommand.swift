import ArgumentParser
import ClientCore
import ClientProgress

struct DataCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "data", _superCommandName: "wordhoard",
    abstract: "List the installed words and dictionaries.",
    subcommands: [List.self], defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract:
        "List the words by category and level, the installed dictionaries, and those you can add.")
    @OptionGroup var options: GlobalOptions

    func run() throws { try options.client().progress.dataCommands.list() }
  }
}
