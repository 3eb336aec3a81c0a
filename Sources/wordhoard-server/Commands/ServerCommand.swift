import ArgumentParser

/// `wordhoard-server`: the commands of an operator.
struct ServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wordhoard-server",
    abstract: "Serve ranked rounds, leaderboards and journals to wordhoard.",
    discussion: """
      Start with `wordhoard-server serve`. Settings come from a file, from the environment \
      (password.cost is WORDHOARD_SERVER_PASSWORD_COST) and from flags; flags override the environment, \
      which overrides the file.
      """,
    version: "0.1.0",
    subcommands: [
      ServeCommand.self, BackupCommand.self, StoreCheckCommand.self, MigrateCommand.self,
      ReviewCommand.self,
      ServerAccountCommand.self, LogCommand.self, ServerSettingsCommand.self,
    ])
}
