import ArgumentParser
import ClientCore
import ClientProgress
import Messages

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
        name: topic.name.key,
        subcommands: home + ProgramCommands.of(topic))
    },
    defaultSubcommand: HomeCommand.self
  )

  static let version = "0.1.0"
}
