import ArgumentParser
import ClientCore
import Testing

@testable import wordhoard

/// Command lines without `wordhoard` and without the options of all commands, which the player has chosen already.
extension Composition {
  /// Runs a command line whose words are separated by spaces.
  func run(_ line: String) throws { try run(line.split(separator: " ").map(String.init)) }

  func run(_ words: [String]) throws {
    let command = try #require(try parsed(words) as? any FeatureCommand)
    try command.run(on: core)
  }

  /// Runs a command line of a command that waits.
  @discardableResult
  func run(awaiting line: String) async throws -> Int32 {
    try await run(awaiting: line.split(separator: " ").map(String.init))
  }

  /// - Returns: the exit code.
  @discardableResult
  func run(awaiting words: [String]) async throws -> Int32 {
    let command = try #require(
      try await Main.command(words) as? any ClientCommand)
    do {
      try await command.run(on: core)
      return 0
    } catch let ended as ExitCode {
      return ended.rawValue
    }
  }

  /// Parses with the command of the first word, because the root has completions that wait.
  private func parsed(_ words: [String]) throws -> any ParsableCommand {
    let command = try #require(
      WordhoardCommand.configuration.subcommands.first {
        $0.configuration.commandName == words.first
      })
    return try command.parseAsRoot(Array(words.dropFirst()))
  }
}
