package import ArgumentParser
package import ClientCore

extension CompeteFeature: CommandFeature {
  package static let commands: [CommandTopic: [any ParsableCommand.Type]] = [
    .server: [
      SignupCommand.self, LoginCommand.self, LogoutCommand.self, AccountCommand.self,
      SyncCommand.self, LeaderboardCommand.self, GroupCommand.self,
    ]
  ]
}
