import GameEngine
import NIOCore

/// The network address of whoever asks.
package struct ClientAddress: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// An address as it is written, IPv4 or IPv6; nil for anything else.
  package init?(_ text: some StringProtocol) {
    guard let address = try? SocketAddress(ipAddress: String(text), port: 0) else { return nil }
    self.init(address)
  }

  /// The address of a socket; nil where it has none, as a Unix socket has.
  init?(_ address: SocketAddress?) {
    // Where the bytes of the address stand in `sockaddr_in` and `sockaddr_in6` (ip(7), ipv6(7)).
    switch address {
    case .v4(let address):
      high = 0
      low =
        0xffff_0000_0000
        | withUnsafeBytes(of: address.address) {
          UInt64(UInt32(bigEndian: $0.loadUnaligned(fromByteOffset: 4, as: UInt32.self)))
        }
    case .v6(let address):
      (high, low) = withUnsafeBytes(of: address.address) {
        (
          UInt64(bigEndian: $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self)),
          UInt64(bigEndian: $0.loadUnaligned(fromByteOffset: 16, as: UInt64.self))
        )
      }
    case .unixDomainSocket, nil: return nil
    }
  }

  private init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// An address that stands for nobody.
  static let unknown = ClientAddress(high: 0, low: 0)

  /// What limits count by: an IPv4 address, or the first 64 bits of one of IPv6, of which a household
  /// has all.
  var network: ClientAddress {
    high == 0 && low >> 32 == 0xffff ? self : ClientAddress(high: high, low: 0)
  }

  /// Who asks, where reverse proxies may stand between.
  ///
  /// `X-Forwarded-For` is believed only as far as it was written by a proxy that is known: the last
  /// address in it that is no proxy's own.
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

extension StringProtocol {
  /// Without the spaces and tabs around it.
  var trimmed: SubSequence { trimming { $0 == " " || $0 == "\t" } }
}
