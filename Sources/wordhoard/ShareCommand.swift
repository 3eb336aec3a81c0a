import ArgumentParser
import ClientCore
import ClientPlay

/// The options that choose where a text is shared: printed, copied or mailed.
struct SharingOptions: ParsableArguments {
  enum Way: String, EnumerableFlag {
    case copy, mail

    static func help(for way: Way) -> ArgumentHelp? {
      switch way {
      case .copy: "Copy it to your terminal's clipboard instead of printing it."
      case .mail: "Open it in your mail program instead of printing it."
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
    commandName: "share", _superCommandName: "wordhoard",
    abstract: "Print, copy or mail something for a friend.",
    subcommands: [Daily.self, Word.self, Round.self], defaultSubcommand: Daily.self)

  struct Daily: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "daily", abstract: "Share your last daily, without its words.")
    @OptionGroup var options: GlobalOptions
    @OptionGroup var sharing: SharingOptions

    func run() throws { try options.client().play.sharingCommands.daily(by: sharing.chosen) }
  }

  struct Word: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "word", abstract: "Share a word with its meaning.")
    @OptionGroup var options: GlobalOptions
    @OptionGroup var sharing: SharingOptions
    @Argument(help: "The word.")
    var word: String

    func run() throws { try options.client().play.sharingCommands.word(word, by: sharing.chosen) }
  }

  struct Round: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "round",
      abstract: "Share your last practice round as a code for `wordhoard play --code`.")
    @OptionGroup var options: GlobalOptions
    @OptionGroup var sharing: SharingOptions

    func run() throws { try options.client().play.sharingCommands.round(by: sharing.chosen) }
  }
}
