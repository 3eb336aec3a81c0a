import Client
import Foundation
package import GameEngine
package import Terminal

extension Wordhoard {
  /// Where the full screen begins.
  package enum Start: Sendable {
    /// At home.
    case home
    /// In a game; home is behind it.
    case game(GameWish)
  }

  /// Plays on the full screen until the player leaves.
  ///
  /// - Returns: the exit code.
  /// - Throws: `FullScreenFailure` where the terminal cannot be had; then nothing was shown, and the line
  ///   mode is there. `ClientError` where the journal cannot be read.
  package func showFullScreen(_ start: Start) async throws -> Int32 {
    let inbox = Inbox()
    let program = onScreen(inbox: inbox)
    let progress = try progress()
    // The player's wish to have no colors goes before the setting.
    let theme = host.display.hasColor ? theme(progress) : .mono
    var options = FullScreen.Options()
    options.hasMouse = Settings(progress)[.mouse] == "on"
    options.copied = { program.host.copied($0) }
    options.remember = { theme in
      _ = try? program.change(.theme, to: theme.rawValue)
    }
    let app = program.app(start, theme: theme, isFirst: isFirstStart(progress))
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
    var screens: [any Screen] = [HomeScreen(self)]
    switch start {
    case .home: if isFirst { screens.append(FirstStartScreen(self, theme: theme)) }
    case .game(let wish): screens.append(GameScreen(self, wish))
    }
    return App(screens, theme: theme, labels: AppLabels(messages))
  }

  /// Whether the player has neither answered anything nor made the first steps.
  ///
  /// They end by writing the setting `level`, also where it is the default. So that setting is what tells
  /// that they were made, here or on another computer of the player; and who has set it by hand knows where
  /// settings are.
  package func isFirstStart(_ progress: PlayerProgress) -> Bool {
    progress.gamesCount == 0 && progress.settings[Settings.Key.level.rawValue] == nil
  }

  /// The program with remarks going to the screen instead of over it.
  package func onScreen(inbox: Inbox) -> Wordhoard {
    var program = self
    program.host.errors = Remarks(inbox: inbox)
    program.host.display.isInteractive = false
    return program
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
