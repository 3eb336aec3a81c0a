/// Runs an app on the whole terminal.
package enum FullScreen {
  /// Options of a run. All have defaults.
  package struct Options: Sendable {
    /// Whether the terminal reports mouse clicks.
    package var hasMouse = true
    /// Whether signs are drawn in ASCII, since the terminal's font has no others.
    package var hasPlainSigns = false
    /// Saves the theme that the player chose. Called in the background.
    package var remember: @Sendable (Theme) -> Void = { _ in }
    /// Puts text on the clipboard, or returns the bytes that ask the terminal to do so. Called in
    /// the background.
    package var copied: @Sendable (String) -> String? = { _ in nil }

    package init() {}
  }

  /// Whether the program was built with full-screen support.
  package static var isBuilt: Bool {
    #if FullScreen
      true
    #else
      false
    #endif
  }

  /// Runs an app until it ends, then restores the terminal.
  ///
  /// - Parameter inbox: the events from other threads.
  /// - Returns: the exit code: the app's own, or 130, 143 or 129 after an interrupt, a termination
  ///   or a hangup.
  /// - Throws: `FullScreenFailure` if the full screen cannot be used. Nothing was drawn then.
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
