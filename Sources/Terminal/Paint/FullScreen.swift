/// Runs an app on the whole terminal.
package enum FullScreen {
  /// Options of a run.
  package struct Options: Sendable {
    /// Whether mouse clicks work.
    package var hasMouse = true
    /// Saves the colors that the player has chosen.
    package var remember: @Sendable (Theme) -> Void = { _ in }
    /// Puts text on the clipboard, or returns the bytes that ask the terminal to do so.
    package var copied: @Sendable (String) -> String? = { _ in nil }

    /// Creates default options.
    package init() {}
  }

  /// Whether the program was built with the full screen.
  package static var isBuilt: Bool {
    #if FullScreen
      true
    #else
      false
    #endif
  }

  /// Runs an app until it ends, then restores the terminal.
  ///
  /// - Parameter inbox: events for the app.
  /// - Returns: the exit code: 0; 130, 143 or 129 after an interrupt, a termination or a hangup.
  /// - Throws: `FullScreenFailure` if the full screen cannot be used; then nothing was drawn.
  package static func run(
    _ app: App, inbox: Inbox, options: Options
  ) throws(FullScreenFailure) -> Int32 {
    #if FullScreen
      guard let device = TerminalDevice(), let signals = SignalPipe() else {
        throw .noTerminal
      }
      defer { signals.close() }
      var loop = EventLoop(
        app: app, device: device, signals: signals, inbox: inbox, options: options)
      return try loop.run()
    #else
      throw .notBuilt
    #endif
  }
}
