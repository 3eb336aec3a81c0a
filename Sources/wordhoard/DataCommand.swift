import ArgumentParser
import Client
import Foundation

struct DataCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "data", abstract: "Tell which words are installed.",
    subcommands: [Show.self], defaultSubcommand: Show.self)

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List the categories with their words by level.")
    @OptionGroup var options: GlobalOptions

    func run() throws { try options.client().listData() }
  }
}
