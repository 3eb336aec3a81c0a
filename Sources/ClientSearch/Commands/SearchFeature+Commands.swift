package import ArgumentParser
package import ClientCore

extension SearchFeature: CommandFeature {
  package static let commands: [CommandTopic: [any ParsableCommand.Type]] = [
    .material: [SearchCommand.self]
  ]
}
