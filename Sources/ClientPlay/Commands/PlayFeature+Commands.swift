package import ArgumentParser
package import ClientCore

extension PlayFeature: CommandFeature {
  package static let commands: [CommandTopic: [any ParsableCommand.Type]] = [
    .play: [
      DailyCommand.self, LearnCommand.self, PlayCommand.self, RunCommand.self, SpeedCommand.self,
    ],
    .progress: [ShareCommand.self, CompareCommand.self], .server: [ReplayCommand.self],
  ]
}
