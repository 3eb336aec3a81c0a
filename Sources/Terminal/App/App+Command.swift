extension App {
  /// A request of the app to the event loop, which is the only code that touches the terminal and
  /// the system.
  package enum Command: Sendable {
    /// Ends the program with an exit code.
    case quit(Int32)
    /// Runs work in the background. Its result is sent back as `Event.finished` with this number.
    case run(work: Int, body: Work<any Sendable>.Body)
    /// Cancels the work with this number.
    case cancel(work: Int)
    /// Puts text on the clipboard.
    case copy(String)
    /// Sends bytes to the terminal, between two frames.
    case send(String)
    /// Suspends the process, as control-Z does.
    case suspend
    /// Sends `Event.seen` once the terminal has shown the next frame.
    case askWhetherSeen
    /// Redraws all cells, also those that have not changed.
    case repaint
    /// Saves the theme that the player chose.
    case remember(Theme)
  }
}
