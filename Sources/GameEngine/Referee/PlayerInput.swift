/// The input of a player in a game: an answer or a command.
///
/// Commands are texts only in lines that are typed, sent or stored; there they start with a colon.
package enum PlayerInput: Hashable, Sendable {
  /// An answer, normalized (`normalizedAnswer`). An empty one passes the question.
  case answer(String)
  /// Requests the next question, whose clock starts then.
  case next
  /// Requests a hint.
  case hint
  /// Asks the latest question again.
  case undo
  /// Ends the round in its current state.
  case quit
  /// Counts the latest answer as right in the player's own schedule.
  case dispute
  /// Says a word aloud again. The client handles it.
  case say
  /// Lists the commands. Line mode handles it.
  case help
  /// A line that starts with a colon but is not a command.
  case unknownCommand(String)

  private static let commands: [PlayerInput] = [.next, .hint, .undo, .quit, .dispute, .say, .help]

  /// The input that a normalized line means.
  package init(line: String) {
    guard line.hasPrefix(":") else {
      self = .answer(line)
      return
    }
    self = PlayerInput.commands.first { $0.line == line } ?? .unknownCommand(line)
  }

  /// The input as a line of text.
  package var line: String {
    switch self {
    case .answer(let text), .unknownCommand(let text): text
    case .next: ":next"
    case .hint: ":hint"
    case .undo: ":undo"
    case .quit: ":quit"
    case .dispute: ":dispute"
    case .say: ":say"
    case .help: ":help"
    }
  }
}

/// Encoded as its line.
extension PlayerInput: Codable {
  package init(from decoder: any Decoder) throws {
    self.init(line: try decoder.singleValueContainer().decode(String.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(line)
  }
}

extension PlayerInput {
  /// The input that a typed line means; normalizes the line first.
  package init(typed line: String) { self.init(line: normalizedAnswer(line)) }
}
