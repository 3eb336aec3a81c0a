package import ArgumentParser
package import ClientCore

extension DiscoverFeature: CommandFeature {
  package static let commands: [CommandTopic: [any ParsableCommand.Type]] = [
    .material: [DiscoverCommand.self]
  ]
}
