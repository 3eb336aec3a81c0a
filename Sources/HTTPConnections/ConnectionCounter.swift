import Synchronization

/// Counts open connections, in total and per network. Some beyond a limit are accepted, to be
/// rejected with a response.
package final class ConnectionCounter: Sendable {
  /// How a new connection is treated.
  package enum Admission: Hashable, Sendable { case welcome, refused(ConnectionRejection), closed }

  /// The time after which a client whose address has too many connections may try again, in seconds.
  private static let retryAfter = 10

  private struct Counts {
    var all = 0
    var networks: [ClientNetwork: Int] = [:]
  }

  private let limit: Int
  private let spare: Int
  private let perAddress: Int
  private let proxies: Set<ClientAddress>
  private let counts = Mutex(Counts())

  /// - Parameters:
  ///   - limit: the number of connections that may be open.
  ///   - spare: the number of connections beyond the limit that are rejected with a response; others are
  ///     closed at once.
  ///   - perAddress: the number that an address may have open, and wider networks by their share, but never more than half
  ///     of all; 0 for no limit.
  ///   - proxies: the addresses to which `perAddress` does not apply.
  package init(limit: Int, spare: Int = 64, perAddress: Int = 0, proxies: Set<ClientAddress> = []) {
    self.limit = limit
    self.spare = spare
    self.perAddress = perAddress
    self.proxies = proxies
  }

  /// Counts a new connection and decides how to treat it. Each call needs a later `leave`, also if
  /// it is rejected.
  package func admit(_ address: ClientAddress) -> Admission {
    // The connections of the network that is furthest beyond its limit.
    let (all, excess) = counts.withLock { counts in
      counts.all += 1
      var excess = 0
      for network in counted(address) {
        counts.networks[network, default: 0] += 1
        let most = min(perAddress * network.share, max(1, limit / 2))
        excess = max(excess, counts.networks[network, default: 0] - most)
      }
      return (counts.all, excess)
    }
    if all > limit + spare || excess > spare / 4 { return .closed }
    if excess > 0 {
      return .refused(.tooManyOfNetwork(retryAfter: ConnectionCounter.retryAfter))
    }
    return all <= limit ? .welcome : .refused(.tooManyConnections)
  }

  /// Counts a connection as closed.
  package func leave(_ address: ClientAddress) {
    counts.withLock { counts in
      counts.all -= 1
      for network in counted(address) {
        guard let open = counts.networks[network] else { continue }
        counts.networks[network] = open > 1 ? open - 1 : nil
      }
    }
  }

  /// The networks whose limits a connection counts for; none for trusted proxies.
  private func counted(_ address: ClientAddress) -> [ClientNetwork] {
    perAddress == 0 || proxies.contains(address) ? [] : ClientNetwork.all(of: address)
  }
}
