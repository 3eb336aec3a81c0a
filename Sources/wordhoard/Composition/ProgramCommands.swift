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
import Messages

/// The commands of all features.
enum ProgramCommands {
  /// The commands of a group, in order.
  static func of(_ topic: CommandTopic) -> [any ParsableCommand.Type] {
    features.flatMap { $0.commands[topic] ?? [] }
  }

  /// All commands with their subcommands, for the search of the full screen, which copies them.
  static func paletteEntries(_ messages: Messages) -> [PaletteEntry] {
    func entries(_ command: any ParsableCommand.Type, after path: String) -> [PaletteEntry] {
      let line = "\(path) \(command._commandName)"
      let parts = command.configuration.subcommands
      guard parts.isEmpty else { return parts.flatMap { entries($0, after: line) } }
      return [
        PaletteEntry(
          kind: .command, title: line,
          about: messages(Phrase(stringLiteral: command.configuration.abstract)),
          action: .copy(line))
      ]
    }
    return CommandTopic.allCases.flatMap(of)
      .flatMap { entries($0, after: "wordhoard") }
  }

  /// The features in the order of their commands in each group.
  private static var features: [any CommandFeature.Type] {
    [
      ProgressFeature.self, WordsFeature.self, DecksFeature.self, BooksFeature.self,
      DiscoverFeature.self, SearchFeature.self, CompeteFeature.self, PlayFeature.self, Core.self,
    ]
  }
}
