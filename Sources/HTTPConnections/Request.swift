import NIOCore
package import NIOHTTP1

/// A request of a client.
package struct Request: Sendable {
  /// The method as sent; it can be one that no route supports.
  package let method: HTTPMethod
  /// The address up to its query, as sent.
  package let path: String
  /// The query as sent, or nil.
  package let query: String?
  /// The header fields in the order in which they were sent.
  package let headers: HTTPHeaders
  /// The body; a part of it may not have arrived yet.
  package let incoming: IncomingBody

  /// A request whose header fields have arrived.
  package init(_ head: HTTPRequestHead, body: IncomingBody) {
    let address = Request.withoutOrigin(head.uri).prefix { $0 != "#" }
    let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    method = head.method
    path = parts.first.map { String($0) } ?? ""
    query = parts.count == 2 ? String(parts[1]) : nil
    headers = head.headers
    incoming = body
  }

  /// An absolute address, as proxies may send it, without scheme and host (RFC 9112, 3.2.2).
  private static func withoutOrigin(_ address: String) -> Substring {
    guard address.utf8.first != UInt8(ascii: "/"), let scheme = address.firstRange(of: "://") else {
      return address[...]
    }
    let rest = address[scheme.upperBound...].drop { $0 != "/" && $0 != "?" }
    return rest.first == "/" ? rest : "/" + rest
  }
}
