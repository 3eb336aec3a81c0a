import NIOCore
package import NIOHTTP1

/// What a client asks.
package struct Request: Sendable {
  /// The method.
  package let method: HTTPMethod
  /// The address up to its query, as it was sent.
  package let path: String
  /// The query, as it was sent; nil where there is none.
  package let query: String?
  /// The fields.
  package let headers: HTTPHeaders
  /// The body, of which some may be still to come.
  let incoming: IncomingBody

  /// A request whose fields have come.
  init(_ head: HTTPRequestHead, body: IncomingBody) {
    let address = Request.withoutOrigin(head.uri).prefix { $0 != "#" }
    let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    method = head.method
    path = parts.first.map { String($0) } ?? ""
    query = parts.count == 2 ? String(parts[1]) : nil
    headers = head.headers
    incoming = body
  }

  /// A whole address, as a proxy may send it, without scheme and host (RFC 9112, 3.2.2).
  private static func withoutOrigin(_ address: String) -> Substring {
    guard address.utf8.first != UInt8(ascii: "/"), let scheme = address.firstRange(of: "://") else {
      return address[...]
    }
    let rest = address[scheme.upperBound...].drop { $0 != "/" && $0 != "?" }
    return rest.first == "/" ? rest : "/" + rest
  }
}
