import Client
import Messages
import Synchronization

/// The language of error messages on the command line: that of the environment until the client is open, then
/// that of the player's setting.
enum ErrorLanguage {
  private static let source = Mutex<@Sendable () -> Messages>(fromEnvironment)

  /// Changes the language; the catalogue is read when there is an error to print.
  static func use(_ messages: @escaping @Sendable () -> Messages) {
    source.withLock { $0 = messages }
  }

  /// The texts in this language. It is forgotten with them, since it keeps the journal open.
  static func take() -> Messages {
    defer { forget() }
    return source.withLock(\.self)()
  }

  /// Goes back to the language of the environment.
  static func forget() { use(fromEnvironment) }

  @Sendable static func fromEnvironment() -> Messages {
    let environment = processEnvironment()
    guard let content = try? GlobalValues.contentDirectory(environment) else { return .english }
    return CatalogueFolder(path: "\(content)/messages")
      .preferredMessages(setting: nil, environment: environment)
  }
}
