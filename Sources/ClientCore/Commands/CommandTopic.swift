package import Messages

/// The groups in which the help lists the commands, in its order.
package enum CommandTopic: CaseIterable, Sendable {
  case play, words, material, progress, server, data

  /// The heading of the group.
  package var name: Phrase {
    switch self {
    case .play: Phrase("Play", context: "commands")
    case .words: Phrase("Words", context: "commands")
    case .material: Phrase("Your own material", context: "commands")
    case .progress: Phrase("Progress", context: "commands")
    case .server: Phrase("Score server", context: "commands")
    case .data: Phrase("Data and settings", context: "commands")
    }
  }
}
