import Messages
import Synchronization

/// The language of error messages on the command line: English until the folder with the catalogues is
/// known, then that of the environment, then that of the player's setting.
enum ErrorLanguage {
  private static let source = Mutex<@Sendable () -> Messages>({ .english })

  /// Changes the language; the catalogue is read when there is an error to print.
  static func use(_ messages: @escaping @Sendable () -> Messages) {
    source.withLock { $0 = messages }
  }

  /// The texts in this language. It is forgotten with them, since it keeps the journal open.
  static func take() -> Messages {
    defer { forget() }
    return source.withLock(\.self)()
  }

  /// Goes back to English.
  static func forget() { use { .english } }
}
