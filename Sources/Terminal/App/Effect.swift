/// An effect that a screen returns from `update`.
package enum Effect<Message: Sendable>: Sendable {
  /// Closes this screen and returns to the one below.
  case close
  /// Opens a screen on top of this one.
  case open(any Screen)
  /// Replaces this screen.
  case replace(any Screen)
  /// Shows what the keys do.
  case help
  /// Shows a short message for a few seconds.
  case toast(Toast)
  /// Changes the colors. They are saved unless this is only a preview.
  case theme(Theme, isKept: Bool = true)
  /// Does something that takes time; the screen stays responsive.
  case run(Work<Message>)
  /// Cancels the work of this screen that the player can cancel, as Esc does.
  case cancel
  /// Passes a command on to the event loop.
  case command(App.Command)

  /// Ends the program.
  package static var quit: Effect { .command(.quit(0)) }

  /// Puts text on the clipboard.
  package static func copy(_ text: String) -> Effect { .command(.copy(text)) }

  /// The effect without the type of its messages.
  var erased: Effect<any Sendable> {
    switch self {
    case .close: .close
    case .open(let screen): .open(screen)
    case .replace(let screen): .replace(screen)
    case .help: .help
    case .toast(let toast): .toast(toast)
    case .theme(let theme, let isKept): .theme(theme, isKept: isKept)
    case .run(let work): .run(work.erased)
    case .cancel: .cancel
    case .command(let command): .command(command)
    }
  }
}
