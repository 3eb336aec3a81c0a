import FoundationEssentials
import HTTPClient

/// The address of a service or of something that it offers: https, or http on this machine.
package struct ServiceAddress: Hashable, Sendable {
  /// The longest address, in bytes.
  static let longest = 4096

  /// The address as it is requested, without a fragment.
  package let text: String
  /// The host in lower case, without a port.
  package let host: String
  /// Whether the host is this machine.
  package let isLoopback: Bool

  /// Reads a complete address. Characters that an address may not contain are percent-encoded.
  ///
  /// - Throws: `addressRefused`, also for plain http to another machine.
  package init(_ text: String) throws(DiscoveryError) {
    guard let url = URL(string: text), let address = ServiceAddress(url, upgrades: false) else {
      throw .addressRefused
    }
    self = address
  }

  /// The address that a link means on a page with this address; nil if it leads to no allowed one.
  ///
  /// http becomes https, because many feeds still contain such links. A link from another machine to this one is refused.
  package func resolving(_ link: String) -> ServiceAddress? {
    guard link.utf8.count <= ServiceAddress.longest, let base = URL(string: text),
      let url = URL(string: String(link.drop { $0 == " " || $0.isNewline }), relativeTo: base),
      let address = ServiceAddress(url.absoluteURL, upgrades: true),
      isLoopback || !address.isLoopback
    else { return nil }
    return address
  }

  /// The address with more of a path, and a query.
  ///
  /// - Throws: `addressRefused` if the result is too long.
  package func appending(
    _ path: String, _ query: [(name: String, value: String)] = []
  ) throws(DiscoveryError) -> ServiceAddress {
    var text = self.text
    if text.hasSuffix("/") { text.removeLast() }
    text += path
    if !query.isEmpty {
      text += "?"
      text += query.map { "\($0.name)=\(ServiceAddress.encoded($0.value))" }.joined(separator: "&")
    }
    return try ServiceAddress(text)
  }

  /// A value as a query contains it: everything but letters, digits and `-._~` is percent-encoded.
  static func encoded(_ value: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return value.utf8.reduce(into: "") { text, byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        text.append("%")
        text.append(digits[Int(byte >> 4)])
        text.append(digits[Int(byte & 15)])
      }
    }
  }

  private init?(_ url: URL, upgrades: Bool) {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
    parts.fragment = nil
    parts.scheme = parts.scheme?.lowercased()
    func address() -> (text: String, parsed: HTTPAddress)? {
      guard let text = parts.string, text.utf8.count <= ServiceAddress.longest else { return nil }
      return HTTPAddress(text).map { (text, $0) }
    }
    guard var found = address() else { return nil }
    if parts.scheme == "http", !found.parsed.isLoopback {
      guard upgrades, parts.port == nil || parts.port == 80 else { return nil }
      parts.scheme = "https"
      parts.port = nil
      guard let secure = address() else { return nil }
      found = secure
    }
    text = found.text
    host = found.parsed.host
    isLoopback = found.parsed.isLoopback
  }
}
