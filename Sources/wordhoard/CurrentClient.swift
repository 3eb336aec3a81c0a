import ClientCore
import Messages
import Synchronization

/// The client of the command that is running, for what is said at its end. It is forgotten then, since it keeps the journal
/// open.
enum CurrentClient {
  private static let client = Mutex<Composition?>(nil)

  /// Sets the client, once it is open.
  static func use(_ client: Composition) { self.client.withLock { $0 = client } }

  /// Ends a command that succeeded, and says what could not be kept.
  static func finish() { take()?.core.sayShortfall() }

  /// Ends a command that failed.
  ///
  /// - Returns: the texts in the language of the player's setting; in that of the environment if the client is not open.
  static func fail() -> Messages { take()?.core.messages ?? messagesFromEnvironment() }

  private static func take() -> Composition? {
    client.withLock { client in
      defer { client = nil }
      return client
    }
  }

  @Sendable static func messagesFromEnvironment() -> Messages {
    let environment = processEnvironment()
    guard let content = try? GlobalValues.contentDirectory(environment) else { return .english }
    return CatalogueFolder(path: "\(content)/messages")
      .preferredMessages(setting: nil, environment: environment)
  }
}
