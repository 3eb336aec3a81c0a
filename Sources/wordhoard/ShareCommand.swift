import ArgumentParser
import Client

struct ShareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "share", abstract: "Print something to send to a friend.",
    subcommands: [Daily.self, Word.self, Round.self], defaultSubcommand: Daily.self)

  struct Daily: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "daily", abstract: "Your last daily, without telling its words.")
    @OptionGroup var options: GlobalOptions

    func run() throws { try options.client().shareDaily() }
  }

  struct Word: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "word", abstract: "A word with its meaning.")
    @OptionGroup var options: GlobalOptions
    @Argument(help: "The word.")
    var word: String

    func run() throws { try options.client().shareWord(word) }
  }

  struct Round: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "round",
      abstract: "Your last practice round as a code for `wordhoard play --code`.")
    @OptionGroup var options: GlobalOptions

    func run() throws { try options.client().shareRound() }
  }
}
