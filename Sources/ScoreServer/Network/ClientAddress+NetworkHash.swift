package import HTTPConnections
import Kit

extension ClientAddress {
  /// A hash of the narrowest network: an IPv4 address, or the first 64 bits of an IPv6 address, since a household has
  /// all addresses that begin with them. Nil if the address is unknown.
  ///
  /// - Parameter salt: random bytes, without which the hash cannot be computed.
  package func networkHash(salt: [UInt8]) -> [UInt8]? {
    guard self != .unknown else { return nil }
    let network = isIPv4 ? self : prefix(bits: 64)
    return Array(hmacSHA256(key: salt, message: network.bytes).prefix(16))
  }
}
