import Messages
import Synchronization

/// The language of error messages on the command line: English until the folder with the catalogues is
/// known, then that of the environment, then that of the player's setting.
enum ErrorLanguage {
  private static let source = Mutex<@Sendable () -> Messages>({ .english })

  /// The texts in this language.
  static var messages: Messages { source.withLock(\.self)() }

  /// Changes the language; the catalogue is read when there is an error to print.
  static func use(_ messages: @escaping @Sendable () -> Messages) {
    source.withLock { $0 = messages }
  }
}
