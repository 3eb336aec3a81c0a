package import ArgumentParser
package import ClientCore

extension WordsFeature: CommandFeature {
  package static let commands: [CommandTopic: [any ParsableCommand.Type]] = [
    .words: [
      DefineCommand.self, WordCommand.self, SayCommand.self, FavoriteCommand.self,
      KnownCommand.self, SeenCommand.self, HistoryCommand.self, CourseCommand.self,
    ]
  ]
}
