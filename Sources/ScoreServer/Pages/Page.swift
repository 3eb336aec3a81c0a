import HTTPConnections
import Messages
import NIOCore
import NIOHTTP1

/// A rendered page with its entity tag.
struct Page: Sendable {
  // Everything is loaded from this server, without inline styles and scripts, and no site may frame a page.
  private static let policy =
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'"

  private let body: ByteBuffer
  private let tag: String
  private let messages: Messages

  /// A page in a language.
  init(_ html: String, messages: Messages) {
    body = ByteBuffer(string: html)
    tag = "\"\(Fingerprint(html))\""
    self.messages = messages
  }

  /// The response to a request: the page, or that it has not changed since the client fetched it.
  func response(to request: Request, status: HTTPResponseStatus = .ok) -> Response {
    var response =
      status == .ok && ETag.matches(request.headers[.ifNoneMatch], tag)
      ? Response(status: .notModified)
      : .bytes(status, body, type: "text/html; charset=utf-8")
    if status == .ok {
      response.headers[.eTag] = tag
      response.headers[.cacheControl] = "no-cache"
    }
    response.setLanguage(of: messages)
    response.headers[.contentSecurityPolicy] = Page.policy
    return response
  }
}
