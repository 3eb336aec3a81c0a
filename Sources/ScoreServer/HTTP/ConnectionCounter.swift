import ScoreAPI
import Synchronization

/// Counts open connections, all of them and those of each address. Some beyond a limit are accepted, to be rejected
/// with a response.
final class ConnectionCounter: Sendable {
  /// How a new connection is treated.
  enum Admission { case welcome, refused(RequestError), closed }

  /// The time after which a client whose address has too many connections may try again, in seconds.
  private static let retryAfter = 10

  private struct Counts {
    var all = 0
    var networks: [ClientAddress: Int] = [:]
  }

  private let limit: Int
  private let spare: Int
  private let perAddress: Int
  private let proxies: Set<ClientAddress>
  private let counts = Mutex(Counts())

  /// - Parameters:
  ///   - limit: the number of connections that may be open.
  ///   - spare: the number of further ones that are rejected with a response; others are closed at once.
  ///   - perAddress: the number that an address may have open, but never more than half of all; 0 for no limit.
  ///   - proxies: the addresses to which `perAddress` does not apply.
  init(limit: Int, spare: Int = 64, perAddress: Int = 0, proxies: Set<ClientAddress> = []) {
    self.limit = limit
    self.spare = spare
    self.perAddress = perAddress == 0 ? .max - spare : min(perAddress, max(1, limit / 2))
    self.proxies = proxies
  }

  /// Counts a new connection.
  func admit(_ address: ClientAddress) -> Admission {
    let (all, own) = counts.withLock { counts in
      counts.all += 1
      guard !proxies.contains(address) else { return (counts.all, 0) }
      let own = counts.networks[address.network, default: 0] + 1
      counts.networks[address.network] = own
      return (counts.all, own)
    }
    if all > limit + spare || own > perAddress + spare / 4 { return .closed }
    if own > perAddress {
      return .refused(.rateLimited(.connection, retryAfter: ConnectionCounter.retryAfter))
    }
    return all <= limit ? .welcome : .refused(.unavailable(.tooManyConnections))
  }

  /// Counts a closed connection.
  func leave(_ address: ClientAddress) {
    counts.withLock { counts in
      counts.all -= 1
      guard let own = counts.networks[address.network] else { return }
      counts.networks[address.network] = own > 1 ? own - 1 : nil
    }
  }
}
