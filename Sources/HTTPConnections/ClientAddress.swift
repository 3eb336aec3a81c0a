package import NIOCore

/// The network address of a client.
package struct ClientAddress: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// An IPv4 or IPv6 address as text; nil for anything else.
  package init?(_ text: some StringProtocol) {
    guard let address = try? SocketAddress(ipAddress: String(text), port: 0) else { return nil }
    self.init(address)
  }

  /// The address of a socket; nil if it has none, such as a Unix socket.
  package init?(_ address: SocketAddress?) {
    // The offsets of the address in `sockaddr_in` and `sockaddr_in6` (ip(7), ipv6(7)).
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

  /// The address of an unknown client, or of none, as in an operator's command.
  package static let unknown = ClientAddress(high: 0, low: 0)

  /// A text that no other address has.
  package var text: String { "\(high):\(low)" }

  /// Whether it is an IPv4 address, which is stored as IPv6 does (`::ffff:0:0/96`).
  package var isIPv4: Bool { high == 0 && low >> 32 == 0xffff }

  /// Whether it is one of the IPv4 addresses of this machine, 127.0.0.0/8.
  var isLoopback: Bool { isIPv4 && low >> 24 & 0xff == 127 }

  /// The address with zeros after a number of bits.
  package func prefix(bits: Int) -> ClientAddress {
    ClientAddress(
      high: high & ~(UInt64.max >> UInt64(bits)),
      low: bits > 64 ? low & ~(UInt64.max >> UInt64(bits - 64)) : 0)
  }

  /// The 16 bytes of the address as IPv6, the first one first.
  package var bytes: [UInt8] {
    [high, low].flatMap { half in withUnsafeBytes(of: half.bigEndian) { Array($0) } }
  }
}
