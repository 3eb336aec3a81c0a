package import ArgumentParser
package import Messages

/// A part of the client that has commands. It is built on a core alone, so its commands also run without the other
/// features.
package protocol CommandFeature: Sendable {
  /// The commands, in the groups and the order in which the help lists them.
  static var commands: [CommandTopic: [any ParsableCommand.Type]] { get }

  /// The base on which the feature is built.
  var core: Core { get }

  init(_ core: Core)
}

extension CommandFeature {
  /// Prints the results of commands.
  package var presentation: Presentation { core.presentation }

  /// The texts of the interface in the player's language.
  package var messages: Messages { core.messages }
}

/// A command that runs in a feature. Conform to `FeatureCommand` or `AsyncFeatureCommand`.
package protocol ClientCommand: ParsableCommand {
  /// The options that every command accepts.
  var options: GlobalOptions { get }

  /// Runs the command in its feature, built on a core.
  ///
  /// - Throws: `ClientError`, or `ExitCode` if the command ended with a code of its own.
  nonisolated(nonsending) func run(on core: Core) async throws
}

/// A command of a feature: it parses its arguments, and runs in the feature.
///
/// ```swift
/// struct Rename: FeatureCommand {
///   static let configuration = CommandConfiguration(abstract: "Rename a deck.")
///   @OptionGroup var options: GlobalOptions
///   @Argument var deck: String
///   @Argument var new: String
///
///   func run(in feature: DecksFeature) throws { … }
/// }
/// ```
package protocol FeatureCommand: ClientCommand {
  associatedtype Feature: CommandFeature

  /// Runs the command.
  func run(in feature: Feature) throws
}

/// A command of a feature that waits, for a server or the player.
package protocol AsyncFeatureCommand: ClientCommand, AsyncParsableCommand {
  associatedtype Feature: CommandFeature

  /// Runs the command. One that may use the full screen stays on the thread of the caller.
  nonisolated(nonsending) func run(in feature: Feature) async throws
}

extension FeatureCommand {
  package func run(on core: Core) throws { try run(in: Feature(core)) }
}

extension AsyncFeatureCommand {
  package nonisolated(nonsending) func run(on core: Core) async throws {
    try await run(in: Feature(core))
  }
}
