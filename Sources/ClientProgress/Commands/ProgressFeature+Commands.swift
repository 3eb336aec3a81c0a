package import ArgumentParser
package import ClientCore

extension ProgressFeature: CommandFeature {
  package static let commands: [CommandTopic: [any ParsableCommand.Type]] = [
    .play: [TodayCommand.self],
    .progress: [ProfileCommand.self, RecapCommand.self, RemindCommand.self],
    .data: [SettingsCommand.self, DataCommand.self, ExportCommand.self],
  ]
}
