import ClientCore
import ClientProgress
import GameEngine
import Kit
import Terminal

extension Composition {
  /// Plays on the full screen until the player leaves, and blocks the thread meanwhile.
  ///
  /// - Returns: the exit code.
  /// - Throws: `FullScreenFailure` if the terminal cannot be used; then nothing was shown, and line mode can be
  ///   used. `ClientError` if the journal cannot be read.
  nonisolated(nonsending) func showFullScreen(_ start: Start) async throws -> Int32 {
    let inbox = Inbox()
    let screens = onScreen(inbox: inbox)
    let progress = try core.store.progress()
    let settings = Settings(progress)
    if let text = core.takeShortfall() { screens.core.host.remark(text) }
    // `NO_COLOR` overrides the setting.
    let theme = core.host.display.hasColor ? core.presentation.theme(in: settings) : .mono
    var options = FullScreen.Options()
    options.hasMouse = settings[.mouse] == "on"
    options.hasPlainSigns = core.host.environment["TERM"] == "linux"
    options.copied = { screens.core.host.copied($0) }
    options.remember = { theme in
      _ = try? screens.core.preferences.change(.theme, to: theme.rawValue)
    }
    let keys = KeyFile(home: core.options.home)
    for fault in keys.faults { core.host.remark(fault.text(in: core.messages)) }
    if let first = keys.faults.first { screens.core.host.remark(first.text(in: core.messages)) }
    var app = screens.app(start, theme: theme, keys: keys.map, isFirst: progress.isFirstStart)
    app.moves = settings.moves
    return try await core.automaticSync.around(arrived: { inbox.post(.changed) }) {
      try FullScreen.run(app, inbox: inbox, options: options)
    }
  }

  /// The screens on their stack.
  ///
  /// - Parameters:
  ///   - keys: the keys that the player presses instead of others.
  ///   - isFirst: whether the first steps are shown before the home screen.
  func app(_ start: Start, theme: Theme, keys: KeyMap = KeyMap(), isFirst: Bool = false) -> App {
    // The progress is at hand by now, so the figures take less time than a thread that reads them
    // would.
    let today = start == .home && !isFirst ? try? progress.statistics.today() : nil
    var screens: [any Screen] = [progress.homeScreen(today)]
    switch start {
    case .home: if isFirst { screens.append(progress.firstStartScreen(theme)) }
    case .game(let request): screens.append(screen(.game(request)))
    case .book(let request): screens.append(screen(.book(request)))
    }
    return App(screens, theme: theme, labels: AppLabels(core.messages, keys: keys)) {
      screen(.search)
    }
  }

  /// A composition whose remarks are shown as toasts.
  func onScreen(inbox: Inbox) -> Composition {
    var host = core.host
    host.errors = Remarks(inbox: inbox)
    host.display.isInteractive = false
    return on(host)
  }
}

extension PlayerProgress {
  /// Whether the player has neither answered a question nor completed the first steps.
  ///
  /// The first steps end by writing the setting `level`, even if it is the default. So this setting shows that
  /// they were completed, on this or another computer of the player. A player who has set it with a command does
  /// not need them.
  var isFirstStart: Bool {
    gamesCount == 0 && settings[Settings.Key.level.rawValue] == nil
  }
}

/// An output whose remarks are shown as toasts on the full screen.
private struct Remarks: TextSink {
  let inbox: Inbox

  func emit(_ text: String) { remark(text.trimmingBlanks) }

  func remark(_ text: String) { inbox.post(.toast(Toast(shortened(text, to: 300)))) }
}
