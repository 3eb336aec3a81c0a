import Client
package import GameEngine
package import Terminal
import Messages

/// The line mode: numbered, append-only text for people, also for those with a screen reader.
package struct LineSkin: GameSkin {
  private let host: Host
  private let spoken: Bool
  private let allowsHelp: Bool
  private let saysWords: Bool
  private var mayPassByMistake = false
  private var lines: LineRenderer
  private var sentences: SpokenRenderer

  /// A line mode on the host's output.
  ///
  /// - Parameters:
  ///   - theme: the colors.
  ///   - spoken: whether to say all in plain sentences.
  ///   - allowsHelp: whether the game takes hints, undo and dispute.
  ///   - saysWords: whether the game has words to say aloud.
  package init(
    host: Host, theme: Theme, spoken: Bool, allowsHelp: Bool = true, saysWords: Bool = false
  ) {
    self.allowsHelp = allowsHelp
    self.saysWords = saysWords
    self.host = host
    self.spoken = spoken
    lines = LineRenderer(display: host.display, theme: theme, messages: host.messages)
    sentences = SpokenRenderer(display: host.display, messages: host.messages)
  }

  package mutating func show(_ events: [GameEvent]) {
    let hasEnded = events.contains { $0.verdict != nil } && !events.contains { $0.question != nil }
    mayPassByMistake = host.display.isInteractive && !hasEnded
    if let width = host.measureWidth?() {
      lines.width = min(width, 100)
      sentences.width = width
    }
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
        case ":help", "?": host.output.write(help)
        case "!": return Move.dispute
        case "" where mayPassByMistake:
          // One key too many should not cost a question.
          mayPassByMistake = false
          host.output.write("  Enter again to go on without an answer.\n")
        default: return line.trimmingBlanks
        }
      }
    }
  }

  /// What `:help` prints.
  package var help: String {
    let lines = LineSkin.help.filter {
      (allowsHelp || !$0.isForPractice) && (saysWords || !$0.isForSpelling)
    }
    return lines.map { line in
      spoken
        ? "\(line.keys.spoken) \(line.meaning).\n"
        : "  " + line.keys.padded(to: 11) + line.meaning + "\n"
    }.joined()
  }

  private struct HelpLine {
    let keys: String
    let meaning: String
    var isForPractice = false
    var isForSpelling = false
  }

  private static let help = [
    HelpLine(keys: "1 2 3 4", meaning: "choose; without choices, type the word"),
    HelpLine(keys: "Enter", meaning: "an empty line passes the question"),
    HelpLine(
      keys: ":hint", meaning: "a hint; halves the answer's points", isForPractice: true),
    HelpLine(
      keys: ":undo", meaning: "take back the last answer, be asked again", isForPractice: true),
    HelpLine(
      keys: ":dispute", meaning: "the last answer was right after all (or !)",
      isForPractice: true),
    HelpLine(keys: ":say", meaning: "say the word again", isForSpelling: true),
    HelpLine(keys: ":quit", meaning: "stop; all answers are kept"),
    HelpLine(keys: ":help", meaning: "this (or ?)"),
  ]
}

extension String {
  /// Keys as they are said.
  fileprivate var spoken: String { hasPrefix(":") ? "Colon \(dropFirst()):" : "\(self):" }
}
