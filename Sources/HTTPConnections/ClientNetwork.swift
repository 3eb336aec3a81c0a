/// A network whose clients share limits. Networks nest: a limit applies to a client's narrowest network, and a
/// larger one to each of the wider networks.
package struct ClientNetwork: Hashable, Sendable {
  /// The number of leading bits that the addresses of the network share, and how many times the limit of the narrowest
  /// network it has.
  ///
  /// - IPv6: a household gets 64 or 56 bits, an organization or a customer of a tunnel broker 48, a provider 32. Somebody
  ///   with a block of 48 has 65,536 networks of 64.
  /// - IPv4: an address, blocks of 16 and 256 as they are rented, and the pool of a provider. The loopback addresses are all on this
  ///   machine, so they have no wider networks.
  ///
  /// Several households or schools of a block may play at the same time, so wider networks get more, but far less than
  /// the number of networks in them.
  private static let widths = (
    v6: [(64, 1), (56, 2), (48, 3), (32, 30)], v4: [(128, 1), (124, 2), (120, 3), (112, 30)],
    loopback: [(128, 1)]
  )

  /// An address with zeros after the bits of the network.
  private let prefix: ClientAddress
  private let bits: Int
  /// Its limits, as a multiple of the limits of the narrowest network.
  package let share: Int

  /// A text that no other network has.
  package var text: String { "\(prefix.text)/\(bits)" }

  /// The networks of an address, the narrowest first.
  package static func all(of address: ClientAddress) -> [ClientNetwork] {
    let widths =
      address.isLoopback ? widths.loopback : address.isIPv4 ? widths.v4 : widths.v6
    return widths.map { bits, share in
      ClientNetwork(prefix: address.prefix(bits: bits), bits: bits, share: share)
    }
  }
}
