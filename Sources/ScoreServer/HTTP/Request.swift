package import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1

/// What a client asks.
package struct Request: Sendable {
  /// The method.
  package let method: HTTPRequest.Method
  /// The address up to its query, as it was sent.
  package let path: String
  /// The query, as it was sent; nil where there is none.
  package let query: String?
  /// The fields; `Host` is not among them.
  package let headers: HTTPFields
  /// The body, of which some may be still to come.
  let incoming: IncomingBody

  /// A request whose fields have come.
  ///
  /// - Throws: an error of the library where a method, a field or an address is none.
  init(_ head: HTTPRequestHead, body: IncomingBody) throws {
    let request = try HTTPRequest(head, secure: false, splitCookie: false)
    let address = (request.path ?? "").prefix { $0 != "#" }
    let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    method = request.method
    path = parts.first.map { String($0) } ?? ""
    query = parts.count == 2 ? String(parts[1]) : nil
    headers = request.headerFields
    incoming = body
  }
}
