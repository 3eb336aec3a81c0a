import FoundationEssentials
import Glibc

/// The host of an address, which is read strictly, so that libcurl cannot see another host in it.
struct HTTPAddress {
  /// The host in lower case; an IPv6 address has no brackets.
  let host: String

  /// The host of an address; nil unless the address is one of `HTTPRequest.url`.
  init?(_ url: String) {
    guard url.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      let match = url.wholeMatch(
        of: /(?i:https?):\/\/(?:([A-Za-z0-9._-]+)|\[([0-9A-Fa-f:.]+)\])(?::[0-9]{1,5})?(?:[\/?].*)?/
      )
    else { return nil }
    host = (match.1 ?? match.2 ?? "").lowercased()
  }

  /// Whether it is this machine: 127.0.0.0/8, ::1 or localhost.
  var isLoopback: Bool {
    let name = host.hasSuffix(".") ? host.dropLast() : host[...]
    if name == "localhost" || name.hasSuffix(".localhost") { return true }
    var four = in_addr()
    if inet_aton(String(name), &four) != 0 { return UInt32(bigEndian: four.s_addr) >> 24 == 127 }
    var six = in6_addr()
    guard inet_pton(AF_INET6, host, &six) == 1 else { return false }
    return withUnsafeBytes(of: six) { $0.dropLast().allSatisfy { $0 == 0 } && $0.last == 1 }
  }
}
