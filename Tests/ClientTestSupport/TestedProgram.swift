package import ArgumentParser
package import ClientCore
package import GameEngine
import Testing

/// What a test runs: the whole program, or one feature of it.
package protocol TestedProgram: Sendable {
  /// The commands of the program.
  static var commands: [any ParsableCommand.Type] { get }

  var core: Core { get }

  /// - Parameter further: sources of items in addition to the installed ones.
  init(host: Host, options: Options, and further: [any ItemSource]) throws
}

/// Command lines without `wordhoard` and without the options of all commands, which the player has chosen already.
extension TestedProgram {
  /// Runs a command line whose words are separated by spaces.
  package func run(_ line: String) throws { try run(line.split(separator: " ").map(String.init)) }

  package func run(_ words: [String]) throws {
    let parsed = try command(words).parseAsRoot(Array(words.dropFirst()))
    let command = try #require(parsed as? any FeatureCommand)
    try command.run(on: core)
  }

  /// Runs a command line of a command that waits.
  @discardableResult
  package func run(awaiting line: String) async throws -> Int32 {
    try await run(awaiting: line.split(separator: " ").map(String.init))
  }

  /// - Returns: the exit code.
  @discardableResult
  package func run(awaiting words: [String]) async throws -> Int32 {
    let named = try #require(try command(words) as? any AsyncParsableCommand.Type)
    let parsed = try await named.asyncParseAsRoot(Array(words.dropFirst()))
    let command = try #require(parsed as? any ClientCommand)
    do {
      try await command.run(on: core)
      return 0
    } catch let ended as ExitCode {
      return ended.rawValue
    }
  }

  /// The command of the first word. It parses the rest, because the root has completions that wait.
  private func command(_ words: [String]) throws -> any ParsableCommand.Type {
    try #require(
      Self.commands.first { $0.configuration.commandName == words.first },
      "no command \(words.first ?? "") here")
  }
}
