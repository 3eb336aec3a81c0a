import Client
import GameEngine
import Journal
import Terminal

extension Wordhoard {
  /// Begins where the player asks for: on the full screen where there is one and the player wants it,
  /// else line by line.
  ///
  /// - Returns: the exit code.
  /// - Throws: `ClientError`.
  package func begin(_ start: Start, jsonl: Bool = false) async throws -> Int32 {
    if !jsonl, try wantsFullScreen() {
      do {
        return try await showFullScreen(start)
      } catch let failure as FullScreenFailure {
        host.errors.write("wordhoard: \(told(failure))\n")
      }
    }
    try await beginInLines(start, jsonl: jsonl)
    return 0
  }

  private func beginInLines(_ start: Start, jsonl: Bool) async throws {
    switch start {
    case .home: try today(short: false)
    case .game(.daily(let date)): try await daily(date: date, jsonl: jsonl)
    case .game(.play(let wish)): try await play(wish, jsonl: jsonl)
    case .game(.learn(let wish)): try await learn(wish, jsonl: jsonl)
    case .game(.run): try await run(jsonl: jsonl)
    case .game(.speed): try await speed(jsonl: jsonl)
    }
  }

  /// Whether to take the whole screen; who was never asked is asked now, in plain text.
  private func wantsFullScreen() throws -> Bool {
    let canShow =
      FullScreen.isBuilt && host.display.isInteractive && host.display.isStyled
      && host.display.isUnicode
    guard canShow, !options.isPlain, !options.json else { return false }
    let settings = Settings(try progress())
    if settings.spoken { return false }
    switch settings[.screen] {
    case "full": return true
    case "plain": return false
    default: return try askedForFullScreen()
    }
  }

  private func askedForFullScreen() throws -> Bool {
    let question = """
      Welcome to Wordhoard. It can take the whole terminal, with menus and colors, or go line by line, \
      which is best with a screen reader.
      """
    host.output.write(
      """
      \(wrapped(question, width: width))
        1  the whole terminal
        2  line by line

      """)
    while true {
      host.output.write("Your choice, 1 or 2 (you can change it with `wordhoard settings`): ")
      guard let line = host.input.next() else { return false }
      switch line.text?.trimmingBlanks {
      case "1":
        try change(.screen, to: "full")
        return true
      case "2":
        try change(.screen, to: "plain")
        return false
      default: host.output.write("Type 1 or 2, then Enter.\n")
      }
    }
  }

  private func told(_ failure: FullScreenFailure) -> String {
    let reason =
      switch failure {
      case .silent: "your terminal does not answer"
      case .unsupported: "your terminal cannot be drawn on"
      case .noTerminal: "there is no terminal to draw on"
      case .notBuilt: "this program was built without the full screen"
      }
    return "\(reason), so this goes line by line; `wordhoard settings set screen plain` keeps it so"
  }
}
