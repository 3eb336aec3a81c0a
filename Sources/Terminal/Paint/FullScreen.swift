/// The whole terminal for an app.
package enum FullScreen {
  /// How an app is run.
  package struct Options: Sendable {
    /// Whether clicks count.
    package var hasMouse = true
    /// Keeps colors that the player has chosen.
    package var remember: @Sendable (Theme) -> Void = { _ in }
    /// Puts text on the clipboard by whatever way there is, or gives the bytes that ask the terminal to.
    package var copied: @Sendable (String) -> String? = { _ in nil }

    /// The usual.
    package init() {}
  }

  /// Whether this program was built with it.
  package static var isBuilt: Bool {
    #if FullScreen
      true
    #else
      false
    #endif
  }

  /// Runs an app until it ends. The terminal is as before afterwards.
  ///
  /// - Parameter inbox: where news for the app comes in.
  /// - Returns: the exit code: 0; 130, 143 or 129 after an interrupt, a termination or a hangup.
  /// - Throws: `FullScreenFailure` where the terminal cannot be had; then nothing was drawn.
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
