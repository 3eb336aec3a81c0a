/// What a player enters in a game: an answer or a command.
///
/// Commands are text only in lines that are typed, sent or stored; there they begin with a colon.
package enum PlayerInput: Hashable, Sendable {
  /// An answer, normalized (NFKC, case-folded); an empty one passes the question.
  case answer(String)
  /// Releases the next question and starts its clock.
  case next
  /// Asks for a hint.
  case hint
  /// Asks the last question again.
  case undo
  /// Stops the round at its current state.
  case quit
  /// Counts the last answer as right in the player's own schedule.
  case dispute
  /// Repeats a word that is said aloud; the client does this itself.
  case say
  /// Lists the commands; line mode does this itself.
  case help
  /// A line that begins with a colon and is no command.
  case unknownCommand(String)

  private static let commands: [PlayerInput] = [.next, .hint, .undo, .quit, .dispute, .say, .help]

  /// The input of a normalized line.
  package init(line: String) {
    guard line.hasPrefix(":") else {
      self = .answer(line)
      return
    }
    self = PlayerInput.commands.first { $0.line == line } ?? .unknownCommand(line)
  }

  /// The input as a line.
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

/// An input is encoded as its line.
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
  /// The input of a typed line.
  package init(typed line: String) { self.init(line: normalizedAnswer(line)) }
}
