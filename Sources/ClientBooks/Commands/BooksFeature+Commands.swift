package import ArgumentParser
package import ClientCore

extension BooksFeature: CommandFeature {
  package static let commands: [CommandTopic: [any ParsableCommand.Type]] = [
    .material: [BookCommand.self, ReadCommand.self]
  ]
}
