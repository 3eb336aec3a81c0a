import HTTPConnections

extension ClientAddress {
  /// An address that is known to be valid.
  static func test(_ text: String) -> ClientAddress {
    ClientAddress(text) ?? { preconditionFailure("\(text) is no address") }()
  }
}
