import HTTPConnections

extension ClientAddress {
  /// The address of a client that may be behind reverse proxies.
  ///
  /// `X-Forwarded-For` is trusted only as far as known proxies wrote it: the client is the last address in
  /// it that is not a proxy.
  static func of(
    peer: ClientAddress, forwarded: [String], proxies: Set<ClientAddress>
  ) -> ClientAddress {
    var client = peer
    var rest = forwarded.flatMap { $0.split(separator: ",") }[...]
    while proxies.contains(client), let text = rest.popLast() {
      guard let address = ClientAddress(text.trimmed) else { break }
      client = address
    }
    return client
  }
}
