import NIOCore
import NIOHTTP1

/// A rendered page with its tag.
struct Page: Sendable {
  // Everything comes from this server, nothing stands in the page itself, and nobody frames it.
  private static let policy =
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'"

  private let body: ByteBuffer
  private let tag: String

  /// A page.
  init(_ html: String) {
    body = ByteBuffer(string: html)
    tag = "\"\(Fingerprint(html))\""
  }

  /// The answer to a request: the page, or that it has not changed since the client fetched it.
  func answer(_ request: Request, status: HTTPResponseStatus = .ok) -> Response {
    var response =
      status == .ok && ETag.matches(request.headers[.ifNoneMatch], tag)
      ? Response(status: .notModified)
      : .bytes(status, body, type: "text/html; charset=utf-8")
    if status == .ok {
      response.headers[.eTag] = tag
      response.headers[.cacheControl] = "no-cache"
    }
    response.headers[.contentSecurityPolicy] = Page.policy
    return response
  }
}
