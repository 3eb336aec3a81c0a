import FoundationEssentials
import Glibc

/// The host of an address, which is read strictly, so that libcurl cannot see another host in it.
package struct HTTPAddress {
  /// The host in lower case, without the brackets of an IPv6 address and without a dot at its end.
  package let host: String

  /// The host of an address; nil unless the address is one of `HTTPRequest.url`.
  package init?(_ url: String) {
    guard url.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      let match = url.wholeMatch(
        of: /(?i:https?):\/\/(?:([A-Za-z0-9._-]+)|\[([0-9A-Fa-f:.]+)\])(?::[0-9]{1,5})?(?:[\/?].*)?/
      )
    else { return nil }
    let name = (match.1 ?? match.2 ?? "").lowercased()
    host = name.hasSuffix(".") ? String(name.dropLast()) : name
  }

  /// Whether it is this machine: 127.0.0.0/8, ::1 or localhost.
  package var isLoopback: Bool {
    if host == "localhost" || host.hasSuffix(".localhost") { return true }
    var four = in_addr()
    if inet_aton(host, &four) != 0 { return UInt32(bigEndian: four.s_addr) >> 24 == 127 }
    var six = in6_addr()
    guard inet_pton(AF_INET6, host, &six) == 1 else { return false }
    return withUnsafeBytes(of: six) { $0.dropLast().allSatisfy { $0 == 0 } && $0.last == 1 }
  }
}
