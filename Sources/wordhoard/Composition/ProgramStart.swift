import ClientBooks
import ClientCore
import ClientPlay
import ClientProgress
import Kit
import Messages
import Terminal

/// Starts the program: on the full screen if the terminal supports it and the player wants it, else line by line.
struct ProgramStart {
  let games: LineGames
  let progress: ProgressFeature
  /// Reads books in line mode, or as JSON lines.
  let reading: @Sendable (_ jsonl: Bool) -> LineReading
  let preferences: Preferences
  let sync: AutomaticSync
  let presentation: Presentation
  /// Whether to use line mode this time.
  let isPlain: Bool
  /// Plays on the full screen until the player leaves.
  let showFullScreen: nonisolated(nonsending) @Sendable (Start) async throws -> Int32

  private var host: Host { presentation.host }
  private var messages: Messages { presentation.messages }

  /// Starts at home, in a game or in a book, on the thread of the caller. The full screen blocks it, so it
  /// must not be a thread of Swift's pool, which has only one thread for each processor.
  ///
  /// - Returns: the exit code.
  /// - Throws: `ClientError`.
  nonisolated(nonsending) func begin(
    _ start: Start, jsonl: Bool = false
  ) async throws -> Int32 {
    if !jsonl, try wantsFullScreen() {
      do {
        return try await showFullScreen(start)
      } catch let failure as FullScreenFailure {
        host.remark(text(of: failure))
      }
    }
    switch start {
    case .home: try progress.printToday()
    case .game(let request) where jsonl || !host.display.isInteractive:
      // Programs sync when they want to.
      try await games.play(request, jsonl: jsonl)
    case .book(let request) where jsonl || !host.display.isInteractive:
      try await reading(jsonl).read(request)
    case .book(let request):
      return try await sync.around {
        try await reading(false).read(request)
        return 0
      }
    case .game(let request):
      return try await sync.around {
        try await games.play(request, jsonl: false)
        return 0
      }
    }
    return 0
  }

  /// Whether to use the full screen; asks the player the first time, in plain text.
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
    let question = messages(
      """
      Welcome to Wordhoard. It can take the whole terminal, with menus and colors, or go line by line, \
      which is best with a screen reader.
      """)
    let choices = [
      messages("the whole terminal", context: "an answer"),
      messages("line by line", context: "an answer"),
    ]
    host.output.write(
      """
      \(wrapped(question, width: presentation.width))
        1  \(choices[0])
        2  \(choices[1])

      """)
    let prompt = messages(
      "Your choice, 1 or 2 (Enter takes 1; `wordhoard settings` changes it):")
    while true {
      host.output.write(wrapped(prompt, width: presentation.width) + " ")
      guard let line = host.input.next() else { return false }
      switch line.text?.trimmingBlanks {
      case "1", "":
        try preferences.change(.screen, to: "full")
        return true
      case "2":
        try preferences.change(.screen, to: "plain")
        return false
      default: host.output.write(messages("Type 1 or 2, then Enter.") + "\n")
      }
    }
  }

  private func text(of failure: FullScreenFailure) -> String {
    let reason =
      switch failure {
      case .silent: messages("your terminal does not answer")
      case .unsupported: messages("your terminal cannot be drawn on")
      case .noTerminal: messages("there is no terminal to draw on")
      case .notBuilt: messages("this program was built without the full screen")
      }
    return messages(
      "\(reason), so this goes line by line; `wordhoard settings set screen plain` keeps it so")
  }
}
