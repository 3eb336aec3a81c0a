import Client
import Foundation
import GameEngine
package import Terminal

extension Composition {
  /// Plays on the full screen until the player leaves.
  ///
  /// - Returns: the exit code.
  /// - Throws: `FullScreenFailure` where the terminal cannot be had; then nothing was shown, and the line
  ///   mode is there. `ClientError` where the journal cannot be read.
  func showFullScreen(_ start: Start) async throws -> Int32 {
    let inbox = Inbox()
    let screens = onScreen(inbox: inbox)
    let progress = try store.progress()
    let settings = Settings(progress)
    // The player's wish to have no colors goes before the setting.
    let theme = host.display.hasColor ? presentation.theme(in: settings) : .mono
    var options = FullScreen.Options()
    options.hasMouse = settings[.mouse] == "on"
    options.copied = { screens.host.copied($0) }
    options.remember = { theme in
      _ = try? screens.preferences.change(.theme, to: theme.rawValue)
    }
    let app = screens.app(start, theme: theme, isFirst: progress.isFirstStart)
    return try await onThreadOfItsOwn { [options] in
      Result { () throws(FullScreenFailure) in
        try FullScreen.run(app, inbox: inbox, options: options)
      }
    }.get()
  }

  /// The screens on their stack.
  ///
  /// - Parameter isFirst: whether the player is asked what to learn before anything else at home.
  package func app(_ start: Start, theme: Theme, isFirst: Bool = false) -> App {
    var screens: [any Screen] = [screen(.home)]
    switch start {
    case .home: if isFirst { screens.append(screen(.firstStart(theme))) }
    case .game(let request): screens.append(screen(.game(request)))
    }
    return App(screens, theme: theme, labels: AppLabels(messages))
  }

  /// The same with remarks going to the screen instead of over it.
  package func onScreen(inbox: Inbox) -> Composition {
    var host = host
    host.errors = Remarks(inbox: inbox)
    host.display.isInteractive = false
    return on(host)
  }
}

extension PlayerProgress {
  /// Whether the player has neither answered anything nor made the first steps.
  ///
  /// They end by writing the setting `level`, also where it is the default. So that setting is what tells
  /// that they were made, here or on another computer of the player; and who has set it by hand knows where
  /// settings are.
  var isFirstStart: Bool {
    gamesCount == 0 && settings[Settings.Key.level.rawValue] == nil
  }
}

/// Does something that waits for a person. Swift's own threads are as few as there are processors; one that
/// waits would keep others waiting, and have the runtime look after it every second.
private func onThreadOfItsOwn<Value: Sendable>(
  _ work: @escaping @Sendable () -> Value
) async -> Value {
  await withCheckedContinuation { continuation in
    let thread = Thread {
      Thread.current.name = "screen"
      continuation.resume(returning: work())
    }
    thread.stackSize = 8 << 20
    thread.start()
  }
}

/// Shows remarks in passing.
private struct Remarks: TextSink {
  let inbox: Inbox

  func write(_ text: String) {
    let remark = text.split(separator: "wordhoard: ", maxSplits: 1).last ?? ""
    inbox.post(
      .toast(Toast(shownSafely(remark.trimmingCharacters(in: .whitespacesAndNewlines), limit: 300)))
    )
  }
}
