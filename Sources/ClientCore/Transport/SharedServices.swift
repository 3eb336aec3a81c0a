import Discovery
import HTTPClient
import Synchronization

/// The clients of this process for services with books. Each keeps the pauses between requests, so there is one for all features.
enum SharedServices {
  private static let clients = Mutex<[ServiceClient.Settings: ServiceClient]>([:])

  package static func client(_ settings: ServiceClient.Settings) -> ServiceClient {
    clients.withLock { clients in
      if let client = clients[settings] { return client }
      let client = ServiceClient(
        HTTPClient(.init(environment: processEnvironment())), settings: settings)
      clients[settings] = client
      return client
    }
  }
}
