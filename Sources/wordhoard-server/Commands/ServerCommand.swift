import ArgumentParser

/// `wordhoard-server`: what an operator does with a score server.
struct ServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wordhoard-server",
    abstract: "Serve ranked rounds, leaderboards and journals to wordhoard.",
    discussion: """
      Start with `wordhoard-server serve`. Settings come from a file, over it from the environment \
      (password.cost is WORDHOARD_SERVER_PASSWORD_COST), over that from flags.
      """,
    version: "0.1.0",
    subcommands: [
      ServeCommand.self, BackupCommand.self, CheckCommand.self, AccountCommand.self,
      SettingsCommand.self,
    ])
}
