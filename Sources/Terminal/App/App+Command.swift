extension App {
  /// A command for the event loop.
  package enum Command: Sendable {
    /// Leave with this exit code.
    case quit(Int32)
    /// Run work in the background; its message is sent back with this number.
    case run(work: Int, body: Work<any Sendable>.Body)
    /// Cancel the work with this number.
    case cancel(work: Int)
    /// Put text on the clipboard.
    case copy(String)
    /// Send bytes to the terminal.
    case send(String)
    /// Suspend the process, as control-Z does.
    case suspend
    /// Redraw everything.
    case repaint
    /// Save the colors that the player has chosen.
    case remember(Theme)
  }
}
