package import ArgumentParser
package import ClientCore

extension DecksFeature: CommandFeature {
  package static let commands: [CommandTopic: [any ParsableCommand.Type]] = [
    .material: [DeckCommand.self, CardCommand.self], .data: [ImportCommand.self],
  ]
}
