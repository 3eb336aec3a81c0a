import ArgumentParser
import ClientCore

struct ShareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "share", _superCommandName: "wordhoard",
    abstract: "Print, copy or mail something for a friend.",
    subcommands: [Daily.self, Word.self, Round.self], defaultSubcommand: Daily.self)

  struct Daily: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "daily", abstract: "Share your last daily, without its words.")
    @OptionGroup var options: GlobalOptions
    @OptionGroup var sharing: SharingOptions

    func run(in feature: PlayFeature) throws {
      try feature.sender.send(feature.core.sharing.lastDaily(), by: sharing.chosen)
    }
  }

  struct Word: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "word", abstract: "Share a word with its meaning.")
    @OptionGroup var options: GlobalOptions
    @OptionGroup var sharing: SharingOptions
    @Argument(help: "The word.")
    var word: String

    func run(in feature: PlayFeature) throws {
      try feature.sender.send(feature.core.sharing.word(named: word), by: sharing.chosen)
    }
  }

  struct Round: FeatureCommand {
    static let configuration = CommandConfiguration(
      commandName: "round",
      abstract: "Share your last practice round as a code for `wordhoard play --code`.")
    @OptionGroup var options: GlobalOptions
    @OptionGroup var sharing: SharingOptions

    func run(in feature: PlayFeature) throws {
      try feature.sender.send(feature.core.sharing.lastRound(), by: sharing.chosen)
    }
  }
}

extension PlayFeature {
  fileprivate var sender: ShareSender {
    ShareSender(sharing: core.sharing, presentation: presentation)
  }
}
