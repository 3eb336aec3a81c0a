package import NIOCore
package import NIOHTTP1

/// A response to a client.
package struct Response: Sendable {
  /// The status code with its standard phrase.
  package var status: HTTPResponseStatus
  /// The header fields, with `Content-Length`.
  package var headers: HTTPHeaders
  /// The complete body; empty for responses without one.
  package var body: ByteBuffer

  package init(
    status: HTTPResponseStatus, headers: HTTPHeaders = [:], body: ByteBuffer = ByteBuffer()
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.headers[.contentLength] = String(body.readableBytes)
  }

  /// The status line and header fields.
  var head: HTTPResponseHead {
    HTTPResponseHead(version: .http1_1, status: status, headers: headers)
  }
}
