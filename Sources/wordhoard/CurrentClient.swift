import ClientCore
import Messages
import Synchronization

/// The client of the command that is running, for the messages at its end. It is released then,
/// since it keeps the journal open.
enum CurrentClient {
  private static let client = Mutex<Composition?>(nil)

  /// Sets the client, once it is open.
  static func use(_ client: Composition) { self.client.withLock { $0 = client } }

  /// Ends a command that succeeded, and remarks if something could not be written.
  static func finish() { take()?.core.sayShortfall() }

  /// Ends a command that failed.
  ///
  /// - Returns: the texts in the language of the player's setting, or of the environment if the
  ///   client is not open.
  static func fail() -> Messages { take()?.core.messages ?? messagesFromEnvironment() }

  private static func take() -> Composition? {
    client.withLock { client in
      defer { client = nil }
      return client
    }
  }

  private static func messagesFromEnvironment() -> Messages {
    let environment = processEnvironment()
    guard let content = try? GlobalValues.contentDirectory(environment) else { return .english }
    return CatalogueFolder(path: "\(content)/messages")
      .preferredMessages(setting: nil, environment: environment)
  }
}
