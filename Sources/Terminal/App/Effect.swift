/// A request of a screen to the app, returned from `Screen.update`.
package enum Effect<Message: Sendable>: Sendable {
  /// Closes this screen and returns to the one below. Closing the last screen ends the program.
  case close
  /// Opens a screen on top of this one.
  case open(any Screen)
  /// Closes this screen, cancels its work, and opens another one in its place.
  case replace(any Screen)
  /// Opens the help, which lists the bindings of the screen.
  case help
  /// Shows a short message for a few seconds.
  case toast(Toast)
  /// Changes the colors. They are saved unless this is only a preview.
  case theme(Theme, isKept: Bool = true)
  /// Starts work in the background; the screen stays responsive. Its message arrives in
  /// `Screen.update`.
  case run(Work<Message>)
  /// Sends a message once the terminal has shown the next frame, which can take seconds over a slow
  /// line. A later request replaces this one.
  case whenSeen(Message)
  /// Lets what the screen draws move for some milliseconds, if the player and the terminal allow it.
  case move(millis: Int)
  /// Turns movements on or off.
  case moves(Bool)
  /// Cancels the work of this screen that the player can cancel, as Escape does.
  case cancel
  /// Passes a command on to the event loop.
  case command(App.Command)

  /// Ends the program with exit code 0.
  package static var quit: Effect { .command(.quit(0)) }

  /// Puts text on the clipboard.
  package static func copy(_ text: String) -> Effect { .command(.copy(text)) }

  /// The effect without the type of its messages, as the app stores it.
  var erased: Effect<any Sendable> {
    switch self {
    case .close: .close
    case .open(let screen): .open(screen)
    case .replace(let screen): .replace(screen)
    case .help: .help
    case .toast(let toast): .toast(toast)
    case .theme(let theme, let isKept): .theme(theme, isKept: isKept)
    case .run(let work): .run(work.erased)
    case .whenSeen(let message): .whenSeen(message)
    case .move(let millis): .move(millis: millis)
    case .moves(let moves): .moves(moves)
    case .cancel: .cancel
    case .command(let command): .command(command)
    }
  }
}
