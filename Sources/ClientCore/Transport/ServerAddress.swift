import Kit
import Messages

/// The address of a score server: its origin (scheme, host and port), normalized so that two spellings of one
/// server are equal.
package struct ServerAddress: Hashable, Sendable {
  /// Whether the connection is encrypted (`https`).
  package let isEncrypted: Bool
  /// The host in lower case; an IPv6 address is in brackets.
  package let host: String
  /// The port, given or the default of the scheme.
  package let port: Int

  /// Parses an address that a player typed. A server on another machine must use `https`.
  ///
  /// - Parameter allowsPlain: whether a server on another machine may be unencrypted.
  /// - Throws: `ClientError` if the text is not an origin, or `http` is not allowed.
  package init(_ text: String, allowsPlain: Bool = false) throws(ClientError) {
    guard let parsed = ServerAddress(parsing: text) else {
      throw ClientError(
        .serverMalformed,
        "\(text) is not the address of a server",
        remedy: "write it as https://words.example.org",
        exit: .usage)
    }
    self = parsed
    guard isEncrypted || isLoopback || allowsPlain else {
      throw ClientError(
        .serverNotEncrypted,
        "\(origin) is not encrypted, so others could read what is sent",
        remedy: "use https, or add --insecure",
        exit: .usage)
    }
  }

  /// The address as it is stored and shown: `https://words.example.org`, `http://127.0.0.1:8080`.
  package var origin: String {
    let usual = isEncrypted ? 443 : 80
    return (isEncrypted ? "https://" : "http://") + host + (port == usual ? "" : ":\(port)")
  }

  /// Whether it is this machine. Of the ways to write an IPv4 address, only the usual one counts: others are read
  /// differently by different programs, such as 0127.0.0.1 as 87.0.0.1.
  package var isLoopback: Bool {
    if host == "localhost" || host == "[::1]" { return true }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 4 && numbers[0] == "127"
      && numbers.allSatisfy { number in UInt8(number).map(String.init) == String(number) }
  }

  private init?(parsing text: String) {
    let text = text.trimmingBlanks.lowercased()
    guard let mark = text.firstRange(of: "://") else { return nil }
    switch text[..<mark.lowerBound] {
    case "https": isEncrypted = true
    case "http": isEncrypted = false
    default: return nil
    }
    var rest = text[mark.upperBound...]
    if rest.hasSuffix("/") { rest.removeLast() }
    var end = rest.lastIndex(of: ":") ?? rest.endIndex
    if rest.hasPrefix("[") {
      guard let bracket = rest.firstIndex(of: "]") else { return nil }
      end = rest.index(after: bracket)
      let inside = rest[..<bracket].dropFirst()
      guard inside.contains(":"), inside.utf8.allSatisfy(ServerAddress.isIPv6) else { return nil }
    } else {
      guard rest[..<end].utf8.allSatisfy(ServerAddress.isName) else { return nil }
    }
    host = String(rest[..<end])
    guard (1...253).contains(host.utf8.count) else { return nil }
    guard end < rest.endIndex else {
      port = isEncrypted ? 443 : 80
      return
    }
    let digits = rest[end...].dropFirst()
    guard rest[end] == ":", digits.utf8.allSatisfy({ (48...57).contains($0) }),
      let number = UInt16(digits), number > 0
    else { return nil }
    port = Int(number)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func isIPv6(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: ":"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
