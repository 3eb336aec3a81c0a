import Client
import Terminal

/// Begins where the player asks for: on the full screen where there is one and the player wants it, else line by
/// line.
package struct StartCommand {
  let commands: GameCommands
  let statistics: StatisticsCommands
  let preferences: Preferences
  let presentation: Presentation
  /// Whether to go line by line for this once.
  let isPlain: Bool
  /// Plays on the full screen until the player leaves.
  let showFullScreen: @Sendable (Start) async throws -> Int32

  private var host: Host { presentation.host }

  /// Begins.
  ///
  /// - Returns: the exit code.
  /// - Throws: `ClientError`.
  package func begin(_ start: Start, jsonl: Bool = false) async throws -> Int32 {
    if !jsonl, try wantsFullScreen() {
      do {
        return try await showFullScreen(start)
      } catch let failure as FullScreenFailure {
        host.remark(text(of: failure))
      }
    }
    switch start {
    case .home: try statistics.today(short: false)
    case .game(let request): try await commands.play(request, jsonl: jsonl)
    }
    return 0
  }

  /// Whether to take the whole screen; who was never asked is asked now, in plain text.
  private func wantsFullScreen() throws -> Bool {
    let canShow =
      FullScreen.isBuilt && host.display.isInteractive && host.display.isStyled
      && host.display.isUnicode
    guard canShow, !isPlain else { return false }
    let settings = try preferences.current()
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
      \(wrapped(question, width: presentation.width))
        1  the whole terminal
        2  line by line

      """)
    while true {
      host.output.write("Your choice, 1 or 2 (you can change it with `wordhoard settings`): ")
      guard let line = host.input.next() else { return false }
      switch line.text?.trimmingBlanks {
      case "1":
        try preferences.change(.screen, to: "full")
        return true
      case "2":
        try preferences.change(.screen, to: "plain")
        return false
      default: host.output.write("Type 1 or 2, then Enter.\n")
      }
    }
  }

  private func text(of failure: FullScreenFailure) -> String {
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
