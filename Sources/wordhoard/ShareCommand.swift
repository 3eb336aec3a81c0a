import ArgumentParser
import Client
import FrontEnds

/// Where something to share goes.
struct SharingOptions: ParsableArguments {
  enum Way: String, EnumerableFlag {
    case copy, mail

    static func help(for way: Way) -> ArgumentHelp? {
      switch way {
      case .copy: "Copy it to the clipboard of your terminal instead of printing it."
      case .mail: "Open your mail program with it instead of printing it."
      }
    }
  }
  @Flag var way: Way?

  var chosen: ShareWay {
    switch way {
    case .copy: .copy
    case .mail: .mail
    case nil: .print
    }
  }
}

struct ShareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "share",
    abstract: "Print, copy or mail something for a friend.",
    subcommands: [Daily.self, Word.self, Round.self], defaultSubcommand: Daily.self)

  struct Daily: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "daily", abstract: "Your last daily, without telling its words.")
    @OptionGroup var options: GlobalOptions
    @OptionGroup var sharing: SharingOptions

    func run() throws { try options.client().shareDaily(by: sharing.chosen) }
  }

  struct Word: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "word", abstract: "A word with its meaning.")
    @OptionGroup var options: GlobalOptions
    @OptionGroup var sharing: SharingOptions
    @Argument(help: "The word.")
    var word: String

    func run() throws { try options.client().shareWord(word, by: sharing.chosen) }
  }

  struct Round: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "round",
      abstract: "Your last practice round of our own words as a code for `wordhoard play --code`.")
    @OptionGroup var options: GlobalOptions
    @OptionGroup var sharing: SharingOptions

    func run() throws { try options.client().shareRound(by: sharing.chosen) }
  }
}
