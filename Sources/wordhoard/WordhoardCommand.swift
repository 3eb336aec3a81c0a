import ArgumentParser
import ClientBooks
import ClientCompete
import ClientCore
import ClientDecks
import ClientDiscover
import ClientPlay
import ClientProgress
import ClientSearch
import ClientWords

/// `wordhoard`: without a subcommand, the home screen.
struct WordhoardCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wordhoard",
    abstract: "Learn words by playing.",
    discussion: """
      Start with `wordhoard daily`: ten questions, the same for everyone today. During a game, \
      `:help` lists the commands.

      Everything works offline. Your data is stored in $WORDHOARD_HOME, else in \
      $XDG_DATA_HOME/wordhoard, else in ~/.local/share/wordhoard.
      """,
    version: version,
    groupedSubcommands: CommandTopic.allCases.map { topic in
      let home: [any ParsableCommand.Type] = topic == .play ? [HomeCommand.self] : []
      return CommandGroup(
        name: topic.rawValue,
        subcommands: home + features.flatMap { $0.commands[topic] ?? [] })
    },
    defaultSubcommand: HomeCommand.self
  )

  static let version = "0.1.0"

  /// The features in the order of their commands in each group.
  private static var features: [any CommandFeature.Type] {
    [
      ProgressFeature.self, WordsFeature.self, DecksFeature.self, BooksFeature.self,
      DiscoverFeature.self, SearchFeature.self, CompeteFeature.self, PlayFeature.self, Core.self,
    ]
  }
}
