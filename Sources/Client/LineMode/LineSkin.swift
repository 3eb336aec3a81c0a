package import GameEngine

/// The line mode: numbered, append-only text for people, also for those with a screen reader.
package struct LineSkin: GameSkin {
  private let host: Host
  private let spoken: Bool
  private var lines: LineRenderer
  private var sentences: SpokenRenderer

  /// A line mode on the host's output.
  ///
  /// - Parameters:
  ///   - theme: the colours.
  ///   - spoken: whether to say all in plain sentences.
  package init(host: Host, theme: Theme, spoken: Bool) {
    self.host = host
    self.spoken = spoken
    lines = LineRenderer(display: host.display, theme: theme)
    sentences = SpokenRenderer(display: host.display)
  }

  package mutating func show(_ events: [GameEvent]) {
    for event in events {
      host.output.write(spoken ? sentences.lines(for: event) : lines.lines(for: event))
    }
  }

  package mutating func nextMove() -> String? {
    while true {
      if host.display.isInteractive { host.output.write("> ") }
      switch host.input.next() {
      case nil:
        if host.display.isInteractive { host.output.write("\n") }
        return nil
      case .notText:
        host.output.write("  ! That was not text in UTF-8; type it again.\n")
      case .tooLong:
        host.output.write("  ! That is too long for an answer; type it again.\n")
      case .text(let line):
        switch line.trimmingBlanks.lowercased() {
        case ":help", "?": host.output.write(spoken ? LineSkin.spokenHelp : LineSkin.help)
        case "!": return Move.dispute
        default: return line.trimmingBlanks
        }
      }
    }
  }

  /// What `:help` prints.
  package static let help = """
    Type the number of a choice, or the word itself.
    An empty line passes.
      :hint      a hint; halves the answer's points
      :undo      take back the last answer, be asked again
      :dispute   the last answer was right after all (or !)
      :quit      stop; all answers are kept
      :help      this (or ?)
    Hints, undo and dispute are for practice rounds.

    """

  /// The same in sentences.
  package static let spokenHelp = """
    Type the number of a choice, or the word itself. An empty line passes.
    Colon hint gives a hint and halves the points of the answer.
    Colon undo takes back the last answer and asks again.
    Colon dispute, or an exclamation mark, says that the last answer was right after all.
    Colon quit stops; all answers are kept.
    Colon help, or a question mark, says this again.
    Hints, undo and dispute are for practice rounds.

    """
}

extension String {
  /// The text without blanks at its ends.
  var trimmingBlanks: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
